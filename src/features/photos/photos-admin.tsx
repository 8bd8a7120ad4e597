/** Not there yet. */
export function Component() {
  return null;
}
