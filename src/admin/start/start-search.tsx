import { useState } from "react";
import { useNavigate } from "react-router";
import { searchAddress } from "#src/admin/search/search-address.ts";
import { searchAdminText } from "#messages/search";
import { SearchField } from "#src/cms/staff/lists/search-field.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";

export function StartSearch() {
  const text = searchAdminText[useStaff().language];
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  return (
    <search className="start-search">
      <form
        className="search-form row"
        onSubmit={(event) => {
          event.preventDefault();
          void navigate(searchAddress(typed.trim()));
        }}
      >
        <SearchField label={text.label} value={typed} onChange={setTyped} />
        <button className="button plain">{text.search}</button>
      </form>
    </search>
  );
}
