const paths = { alert: "M12 4 2.5 20h19zM12 9.5v5M12 16v1.8", check: "M4 12.5 9.5 18 20 7" };

/** The two signs that the form needs in the browser, without all the others. */
export function Sign({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="icon line" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
