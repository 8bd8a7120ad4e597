import { expect, test } from "vitest";
import { filenameIn, pictureUrl, srcset, thumbnailUrl } from "./picture-address.ts";

const filename = "jetty-noon-1a2b3c4d.jpg";

test("filenameIn() recognizes a picture only by the address of its JPEG in /1280/; thumbnails are in another folder", () => {
  expect(pictureUrl(filename)).toBe("/data/images/1280/jetty-noon-1a2b3c4d.jpg");
  expect(thumbnailUrl(filename)).toBe("/data/images/thumb/jetty-noon-1a2b3c4d.jpg");
  expect(filenameIn(pictureUrl(filename))).toBe(filename);
  expect(filenameIn("/data/images/640/jetty-noon-1a2b3c4d.jpg")).toBeUndefined();
  expect(filenameIn("https://elsewhere.example/data/images/1280/a.jpg")).toBeUndefined();
});

const widths = (list: string) => list.split(",").map((entry) => entry.replace("/data/images/", ""));

test("srcset() lists a picture of 1280 pixels in four widths", () => {
  expect(widths(srcset({ filename, width: 1280 }, "avif"))).toEqual([
    "320/jetty-noon-1a2b3c4d.avif 320w",
    "640/jetty-noon-1a2b3c4d.avif 640w",
    "960/jetty-noon-1a2b3c4d.avif 960w",
    "1280/jetty-noon-1a2b3c4d.avif 1280w",
  ]);
});

test.each([
  [1000, ["320w", "640w", "960w", "1000w"]],
  [960, ["320w", "640w", "960w"]],
  [500, ["320w", "500w"]],
  [320, ["320w"]],
  [200, ["200w"]],
])("srcset() lists no larger width for a picture of %i pixels", (width, expected) => {
  expect(widths(srcset({ filename, width }, "jpg")).map((entry) => entry.split(" ")[1])).toEqual(expected);
});
