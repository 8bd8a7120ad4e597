import { describe, expect, test } from "vitest";
import { breadcrumbList, trail } from "./breadcrumbs.tsx";

describe("breadcrumbList", () => {
  test("numbers the breadcrumbs from the home page, and gives the page itself no address", () => {
    const crumbs = trail("en", { label: "News", href: "/en/info/nyheter" }, { label: "A new jetty" });
    expect(breadcrumbList(crumbs, "https://camping.example")).toEqual({
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: "https://camping.example/en" },
        { "@type": "ListItem", position: 2, name: "News", item: "https://camping.example/en/info/nyheter" },
        { "@type": "ListItem", position: 3, name: "A new jetty" },
      ],
    });
  });

  test("leaves out a breadcrumb that is no page", () => {
    const crumbs = trail("nb", { label: "Informasjon" }, { label: "Sanitær" });
    expect(breadcrumbList(crumbs, "https://camping.example")).toMatchObject({
      itemListElement: [{ name: "Hjem" }, { name: "Sanitær", position: 2 }],
    });
  });
});
