// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { cleanPastedHtml } from "./pasted-html.ts";

const clean = (html: string) => cleanPastedHtml(html, "https://camping.example");
const row = (tag: string, ...cells: string[]) =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;

/** HTML that Word 365 puts on the clipboard for a table, shortened. */
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head>
<meta name=Generator content="Microsoft Word 15"><style><!-- table.MsoTableGrid {mso-style-name:"Table Grid"; border:solid windowtext 1.0pt;} --></style></head>
<body lang=NO-BOK><!--StartFragment-->
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=200 valign=top style='width:150.2pt;border:solid windowtext 1.0pt;padding:0cm 5.4pt 0cm 5.4pt'>
  <p class=MsoNormal style='margin-bottom:0cm'><b>Båtens lengde<o:p></o:p></b></p>
  </td>
  <td width=201 valign=top style='width:150.3pt;mso-border-left-alt:solid windowtext .5pt'>
  <p class=MsoNormal style='margin-bottom:0cm'><b>Pris<o:p></o:p></b></p>
  </td>
 </tr>
 <tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'>
  <td width=200 valign=top style='width:150.2pt'>
  <p class=MsoNormal>inntil 5&nbsp;m<o:p></o:p></p>
  <p class=MsoNormal>med motor<o:p></o:p></p>
  </td>
  <td width=201 valign=top style='width:150.3pt'>
  <p class=MsoNormal><s>4&nbsp;100</s> <i style='mso-bidi-font-style:normal'>4&nbsp;200&nbsp;kr</i><o:p></o:p></p>
  </td>
 </tr>
</table>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<!--EndFragment--></body></html>`;

/** HTML that Excel puts on the clipboard, shortened. */
const excel = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:x="urn:schemas-microsoft-com:office:excel"><head>
<meta name=ProgId content=Excel.Sheet><style><!--table {mso-displayed-decimal-separator:"\\,";} .xl65 {font-weight:700;mso-number-format:"0\\.0";} --></style></head>
<body link="#0563C1" vlink="#954F72">
<table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:collapse;width:144pt'>
<!--StartFragment-->
 <col width=64 span=3 style='width:48pt'>
 <tr height=20 style='height:15.0pt'>
  <td height=20 class=xl65 width=64 style='height:15.0pt;width:48pt'>Uke</td>
  <td class=xl65 width=64 style='width:48pt'>Telt</td>
  <td class=xl65 width=64 style='width:48pt'>Hytte</td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td height=20 align=right style='height:15.0pt'>28</td>
  <td align=right x:num="290">290</td>
  <td></td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td height=20 colspan=3 style='height:15.0pt;mso-ignore:colspan'></td>
 </tr>
<!--EndFragment-->
</table></body></html>`;

/** HTML that Google Sheets puts on the clipboard. */
const sheets = `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;" data-sheets-root="1" data-sheets-baot="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;font-weight:bold;" data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;Navn&quot;}">Navn</td><td style="font-weight:bold;">Lenke</td></tr><tr style="height:21px;"><td>Brygge<br/>A = ytterst</td><td><a class="in-cell-link" href="https://a.example/?utm_source=x" target="_blank">les om A</a></td></tr></tbody></table>`;

describe("keeps a pasted table", () => {
  test("from Word, with the paragraphs of a cell on lines of their own", () => {
    expect(clean(word)).toEqual({
      html:
        `<table><tbody>${row("th", "Båtens lengde", "Pris")}` +
        `${row("td", "inntil 5\u00a0m<br>med motor", "<s>4\u00a0100</s> <em>4\u00a0200\u00a0kr</em>")}</tbody></table>`,
      droppedPictures: 0,
      tablesAsLines: 0,
    });
  });

  test("from Excel, without empty rows", () => {
    expect(clean(excel)).toEqual({
      html: `<table><tbody>${row("th", "Uke", "Telt", "Hytte")}${row("td", "28", "290", "")}</tbody></table>`,
      droppedPictures: 0,
      tablesAsLines: 0,
    });
  });

  test("from Google Sheets", () => {
    expect(clean(sheets).html).toBe(
      `<table><tbody>${row("th", "Navn", "Lenke")}` +
        `${row("td", "Brygge<br>A = ytterst", '<a href="https://a.example/">les om A</a>')}</tbody></table>`,
    );
  });

  test("copied from an editor", () => {
    const own = `<table data-pm-slice="1 1 []"><tbody><tr><th><p>a</p></th></tr></tbody></table>`;
    expect(clean(own).html).toBe(own);
  });
});

test("pasted tables with merged cells or twelve columns become lines, and are counted", () => {
  const months = Array.from({ length: 12 }, (_, index) => `m${index + 1}`);
  const page = `<h2>Året</h2>
    <table><thead><tr><th colspan="2">Sesong</th></tr></thead><tbody><tr><td>Sommer</td><td>Vinter</td></tr></tbody></table>
    <table>${row("th", ...months)}${row("td", ...months)}</table>
    <table><tr><td><p>Meny</p></td></tr><tr><td>Kart</td></tr></table>`;
  const line = `<p>${months.join(" – ")}</p>`;
  expect(clean(page)).toEqual({
    html: `<h2>Året</h2><p>Sesong</p><p>Sommer – Vinter</p>${line}${line}<p>Meny</p><p>Kart</p>`,
    droppedPictures: 0,
    tablesAsLines: 2,
  });
});
