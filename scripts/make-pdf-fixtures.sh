#!/usr/bin/env bash
# Makes the PDF fixtures of fixtures/pdf from the adverts and the sources in fixtures/pdf/source, and
# checks each with pdf.js. Running it again replaces them; dates and ids inside the files differ, the
# text does not while the producers and fonts stay the same.
#
# Debian packages: chromium libreoffice-writer-nogui ghostscript qpdf poppler-utils perl
#   texlive-latex-base texlive-latex-recommended texlive-lang-european lmodern
#   fonts-liberation fonts-dejavu-core fonts-urw-base35
# and the project's own node_modules (npm ci).
set -euo pipefail
cd "$(dirname "$0")/.."

for tool in chromium soffice pdflatex gs qpdf pdftotext perl iconv; do
  command -v "$tool" >/dev/null || { echo "missing: $tool (see the packages above)" >&2; exit 1; }
done

adverts=fixtures/adverts
source=fixtures/pdf/source
out=fixtures/pdf
bad=fixtures/pdf/bad
node=node_modules/.bin/node
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$out" "$bad"
export SOURCE_DATE_EPOCH=1735689600 FORCE_SOURCE_DATE=1 TZ=UTC

markup() { # format (also the extension of the template), name
  perl "$source/markup.pl" "$1" "$source/$2.$1" <"$adverts/$2.txt" >"$work/$2.$1"
}
pdfwrite() { # output, then Ghostscript's arguments
  gs -q -dBATCH -dNOPAUSE -dSAFER -sDEVICE=pdfwrite -sOutputFile="$@"
}

echo 'Chromium'
markup html sairaanhoitaja
chromium --headless --no-sandbox --disable-gpu --disable-quic --no-first-run \
  --disable-background-networking --disable-component-update --disable-sync \
  --user-data-dir="$work/chromium" --no-pdf-header-footer \
  --print-to-pdf="$work/chromium.pdf" "file://$work/sairaanhoitaja.html" 2>"$work/chromium.log" ||
  { cat "$work/chromium.log" >&2; exit 1; }
mv "$work/chromium.pdf" "$out/sairaanhoitaja-chromium.pdf"

echo 'LibreOffice'
markup fodt ohjelmistokehittaja
soffice -env:UserInstallation="file://$work/libreoffice" --headless --convert-to pdf \
  --outdir "$work" "$work/ohjelmistokehittaja.fodt" >"$work/libreoffice.log" 2>&1 ||
  { cat "$work/libreoffice.log" >&2; exit 1; }
mv "$work/ohjelmistokehittaja.pdf" "$out/ohjelmistokehittaja-libreoffice.pdf"

echo 'LaTeX'
markup tex luokanopettaja
pdflatex -interaction=nonstopmode -halt-on-error -output-directory="$work" \
  "$work/luokanopettaja.tex" >"$work/latex.log" || { cat "$work/latex.log" >&2; exit 1; }
mv "$work/luokanopettaja.pdf" "$out/luokanopettaja-latex.pdf"

echo 'Ghostscript'
markup ps kirjanpitaja
iconv -f UTF-8 -t CP1252 "$work/kirjanpitaja.ps" >"$work/kirjanpitaja-1252.ps"
ps2pdf -sPAPERSIZE=a4 "$work/kirjanpitaja-1252.ps" "$out/kirjanpitaja-ghostscript.pdf"

echo 'Bad PDFs'
# Cut before the cross-reference table and the catalog, every "obj" garbled.
head -c 6000 "$out/sairaanhoitaja-chromium.pdf" | LC_ALL=C sed 's/obj/o?j/g' >"$bad/damaged.pdf"
qpdf --static-id --static-aes-iv --encrypt salasana omistaja 256 -- \
  "$out/kirjanpitaja-ghostscript.pdf" "$bad/encrypted.pdf"
: >"$bad/empty.pdf"
cp "$adverts/siivooja.txt" "$bad/not-a-pdf.pdf"
gs -q -dBATCH -dNOPAUSE -dSAFER -sDEVICE=pdfimage8 -r60 -sCompression=JPEG -dJPEGQ=40 \
  -sOutputFile="$bad/scanned.pdf" "$out/sairaanhoitaja-chromium.pdf"
for pages in 60 61; do
  pdfwrite "$work/pages.pdf" "-dPages=$pages" "$source/pages.ps"
  qpdf --static-id --object-streams=generate "$work/pages.pdf" "$bad/pages-$pages.pdf"
done
perl "$source/endless.pl" >"$bad/endless.pdf"

echo 'Checking with pdftotext and pdf.js'
fail() { echo "FAILED: $*" >&2; exit 1; }
for pdf in "$out"/*.pdf; do
  pdftotext "$pdf" - | grep -q 'Lisätietoja\|Kysymyk\|Tiedustelut' || fail "pdftotext $pdf"
  "$node" "$source/pdf-text.mjs" "$pdf" >"${pdf%.pdf}.expected.txt" || fail "pdf.js $pdf"
  test "$(stat -c %s "$pdf")" -lt 150000 || fail "too large: $pdf"
done
rejected() { # name, exception
  local message
  if message=$("$node" "$source/pdf-text.mjs" "$bad/$1.pdf" 2>&1); then fail "$1.pdf was read"; fi
  echo "  $1.pdf: $message"
  case $message in "$2: "*) ;; *) fail "$1.pdf: not $2" ;; esac
}
rejected damaged InvalidPDFException
rejected encrypted PasswordException
rejected empty InvalidPDFException
rejected not-a-pdf InvalidPDFException
test -z "$("$node" "$source/pdf-text.mjs" "$bad/scanned.pdf" | tr -d '[:space:]')" || fail 'scanned.pdf has text'
for pages in 60 61; do
  test "$("$node" "$source/pdf-text.mjs" "$bad/pages-$pages.pdf" | grep -c '[a-z]')" = "$pages" || fail "pages-$pages.pdf"
done
status=0
timeout 20 "$node" "$source/pdf-text.mjs" "$bad/endless.pdf" 1 >/dev/null || status=$?
test "$status" = 124 || fail "endless.pdf ended with $status"
ls -l "$out" "$bad"
