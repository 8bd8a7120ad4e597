/** True on iPhones and iPads. An iPad calls itself a Macintosh, but has a touch screen. */
export const isApplePhone = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
