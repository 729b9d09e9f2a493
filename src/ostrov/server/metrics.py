"""What is counted, for those who host."""

from __future__ import annotations

from prometheus_client import Counter, Gauge

COMMANDS = Counter("ostrov_commands", "Commands carried out and saved")
REFUSALS = Counter("ostrov_refusals", "Commands refused, by reason", ["reason"])
BOT_FAILURES = Counter("ostrov_bot_failures", "Bots that gave no answer, by reason", ["reason"])
SOCKETS = Gauge("ostrov_sockets", "Pages connected")
TABLES = Gauge("ostrov_tables", "Tables in memory")
