import { Problem, type FieldError } from "#src/platform/api/problem.ts";
import { fieldsOf, type ResourceKind } from "#src/cms/kind/kind.ts";
import { picturesPath, pictureUrl } from "./pictures/picture-address.ts";

const anyAddress = new RegExp(
  `^(?:(?:(https?://[^/?#]+)?/)?${picturesPath.slice(1)}/[^/?#]+/)?([a-z0-9-]+-[0-9a-f]{8})\\.(?:avif|webp|jpg)$`,
);

/**
 * Returns the values with the canonical address of each picture. Clients may send another address or a filename.
 * @throws Problem "invalid-fields" if a value isn't the address or filename of one of the site's own
 *   pictures
 */
export function withOwnPictures<Values extends object>(
  kind: Pick<ResourceKind, "words" | "fields">,
  values: Values,
  siteOrigin: string,
): Values {
  const errors: FieldError[] = [];
  const { host } = new URL(siteOrigin);
  const own = (written: unknown, field: string): unknown => {
    if (typeof written !== "string" || written.startsWith("drawing:")) return written;
    const [, origin = siteOrigin, name] = anyAddress.exec(written) ?? [];
    if (name !== undefined && new URL(origin).host === host) return pictureUrl(`${name}.jpg`);
    errors.push({ field, message: "must be one of the site's own pictures" });
    return written;
  };
  const changed = inPictures(kind, values, own, "");
  if (errors.length > 0) throw new Problem("invalid-fields", { errors });
  return changed as Values;
}

function inPictures(
  kind: Pick<ResourceKind, "words" | "fields">,
  values: object,
  change: (value: unknown, field: string) => unknown,
  path: string,
): object {
  const changed: Record<string, unknown> = { ...values };
  for (const [name, { holds, parts }] of Object.entries(fieldsOf(kind))) {
    const value = changed[name];
    if (holds === "picture") changed[name] = change(value, path + name);
    else if (parts && Array.isArray(value))
      changed[name] = value.map((part: object, index) =>
        inPictures(parts, part, change, `${path}${name}.${index}.`),
      );
  }
  return changed;
}
