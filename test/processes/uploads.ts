import { createHash } from "node:crypto";
import sharp from "sharp";

/** A multipart body with a file, as a browser sends it. */
export async function formOf(
  bytes: Uint8Array,
  filename: string,
  fields: Record<string, string> = {},
): Promise<{ headers: Record<string, string>; body: Uint8Array }> {
  const form = new FormData();
  form.append("file", new File([new Uint8Array(bytes)], filename));
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const request = new Request("http://localhost", { method: "POST", body: form });
  return {
    headers: { "content-type": request.headers.get("content-type")! },
    body: new Uint8Array(await request.arrayBuffer()),
  };
}

/** Returns a small picture that is different for each word. */
export async function pictureOf(word: string): Promise<Buffer> {
  const [r, g, b, more] = createHash("sha256").update(word).digest() as unknown as number[];
  const create = { width: 90 + (more! % 60), height: 60, channels: 3, background: { r, g, b } } as const;
  return sharp({ create }).png().toBuffer();
}

/** Returns the smallest PDF with one empty page. Each word gives a different PDF. */
export function pdfOf(word: string): Buffer {
  return Buffer.from(
    `%PDF-1.4\n1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj\n2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj\n3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 99 99]>> endobj\n% ${word}\ntrailer <</Root 1 0 R>>\n%%EOF\n`,
  );
}
