import pino, { type Logger } from "pino";

/**
 * JSON lines on standard output. What is logged is named field by field at the call: never a body, a query string,
 * a cookie, an address of a visitor or anything they typed.
 */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
}
