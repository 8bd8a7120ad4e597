import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture, type PictureSource } from "./picture.tsx";

const source: PictureSource = {
  src: "/1280/a.jpg",
  avif: "/320/a.avif 320w,/1280/a.avif 1280w",
  webp: "/320/a.webp 320w,/1280/a.webp 1280w",
  jpeg: "/320/a.jpg 320w,/1280/a.jpg 1280w",
  width: 1280,
  height: 960,
  placeholder: "#336699",
  wide: { avif: ",/2560/a.avif 2400w", jpeg: ",/2560/a.jpg 2400w", blur: "data:image/webp;base64,AA==" },
  focus: [50, 50],
  alt: "A jetty",
};

const html = (props: Partial<Parameters<typeof Picture>[0]> = {}) =>
  renderToStaticMarkup(<Picture source={source} sizes="50vw" {...props} />);

test("a picture offers AVIF, then WebP, then JPEG, each with its width", () => {
  const offers = [...html().matchAll(/srcset="([^"]+)" sizes="50vw"/gi)].map(([, list]) => list);
  expect(offers).toEqual([source.avif, source.webp, source.jpeg]);
});

test("a full-width picture also has wider files and a blurred preview", () => {
  const wide = html({ isWide: true });
  const offers = [...wide.matchAll(/srcset="([^"]+)" sizes="50vw"/gi)].map(([, list]) => list);
  expect(offers).toEqual([source.avif + source.wide.avif, source.webp, source.jpeg + source.wide.jpeg]);
  expect(wide).toContain('<img src="data:image/webp;base64,AA==" alt=""/>');
  expect(html()).not.toMatch(/2560|data:/);
});

test("a picture reserves its space and shows its colour without a style attribute", () => {
  expect(html()).toContain('width="1280" height="960"');
  expect(html()).toContain('<svg color="#336699"');
  expect(html()).not.toContain("style=");
});

test("a picture loads lazily unless it is the first visible picture", () => {
  expect(html()).toMatch(/loading="lazy"/);
  expect(html({ isFirst: true })).toMatch(/fetchpriority="high"/i);
  expect(html({ isFirst: true })).not.toContain("lazy");
  expect(html({ isFirst: true })).not.toContain("preload");
});

test("a picture has its own alternative text unless the caller replaces it", () => {
  expect(html()).toContain('alt="A jetty"');
  expect(html({ alt: "" })).toContain('alt=""');
});

test("a cropped picture keeps its focus in view, and a focus in the middle needs no class", () => {
  expect(html()).not.toContain('class="at-');
  expect(html({ source: { ...source, focus: [20, 100] } })).toContain('<img class="at-x1 at-y10"');
  // If the focus is near an edge, the crop begins at the edge, so that the subject isn't cut off.
  expect(html({ source: { ...source, focus: [12, 93] } })).toContain('<img class="at-x0 at-y10"');
  expect(html({ source: { ...source, focus: [53, 0] } })).toContain('<img class="at-y0"');
});
