/** Pages that are not served securely may only copy what is selected. */
export async function copyFrom(field: HTMLInputElement | HTMLTextAreaElement): Promise<void> {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy");
  }
}
