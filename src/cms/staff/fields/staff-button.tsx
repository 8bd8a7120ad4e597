import type { ComponentProps } from "react";
import { Icon, type IconName } from "#src/ui/icon.tsx";

/** TABLE  the variants of a button in the staff area. */
const looks = {
  plain: "button plain",
  action: "button action",
  bad: "button plain bad",
  link: "link-button",
  flat: "flat-button",
  icon: "icon-button",
} as const;

interface Props extends ComponentProps<"button"> {
  look?: keyof typeof looks;
  icon?: IconName;
}

/** A button that doesn't send the form around it. */
export function StaffButton({ look = "plain", icon, className = "", children, ...button }: Props) {
  return (
    <button type="button" className={`${looks[look]} ${className}`.trimEnd()} {...button}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
