for (const slider of document.querySelectorAll<HTMLElement>(".slider")) {
  const row = slider.querySelector<HTMLElement>(".slider-row")!;
  const bar = slider.querySelector<HTMLElement>(".slider-bar span")!;
  const arrows = slider.querySelectorAll<HTMLElement>("[data-step]");

  const show = () => {
    const { clientWidth, scrollWidth, scrollLeft } = row;
    bar.style.inlineSize = `${(clientWidth / scrollWidth) * 100}%`;
    bar.style.insetInlineStart = `${(scrollLeft / scrollWidth) * 100}%`;
    const areEndsReached = [scrollLeft < 2, scrollLeft + clientWidth > scrollWidth - 2];
    arrows.forEach((arrow, index) => arrow.setAttribute("aria-disabled", String(areEndsReached[index])));
  };

  for (const arrow of arrows) {
    arrow.addEventListener("click", () =>
      row.scrollBy({ left: Number(arrow.dataset["step"]) * row.clientWidth }),
    );
  }
  row.addEventListener("scroll", show, { passive: true });
  new ResizeObserver(show).observe(row);
}
