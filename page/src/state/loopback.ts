/** Whether an address leads nowhere but to the machine itself. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?)$/.test(hostname);
}
