import sharp from "sharp";
import { expect, test } from "vitest";
import { renderIcon } from "./icon-tasks.server.ts";

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path d="M0 0h48v48H0z"/></svg>';

test("SVG decoding is blocked after an icon is rendered, and after rendering has failed", async () => {
  const decode = () => sharp(Buffer.from(svg)).metadata();
  expect(await sharp(await renderIcon(svg, 180)).metadata()).toMatchObject({ format: "png", width: 180 });
  await expect(decode()).rejects.toThrow("unsupported");
  await expect(renderIcon(svg.slice(0, -9), 180)).rejects.toThrow("XML");
  await expect(decode()).rejects.toThrow("unsupported");
});

test("a drawing's own size can't enlarge the icon", async () => {
  await expect(renderIcon(svg.replace("viewBox", 'width="9000" height="9000" viewBox'), 192)).rejects.toThrow(
    "pixel limit",
  );
});
