// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/analysis/error_page.h"

#include "core/base/utf8.h"
#include "core/experiments/analysis/error_tables.h"
#include "core/experiments/analysis/marked_query.h"
#include "core/files/rows/row_text.h"

#include <fmt/format.h>

namespace ratatosk {
namespace {

constexpr auto kHead = R"(<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>{0}</title>
<style>
body {{ font-family: sans-serif; max-width: 80em; margin: 2em auto; padding: 0 1em; color: #222; background: #fff; }}
pre {{ background: #f3f3f3; padding: .6em; overflow-x: auto; margin: .3em 0; }}
mark {{ background: #ffd9b8; }}
table {{ border-collapse: collapse; margin: .3em 0; }}
td, th {{ border: 1px solid #aaa; padding: .15em .5em; text-align: left; }}
.counts {{ display: flex; flex-wrap: wrap; gap: 1.5em; align-items: flex-start; }}
.sides {{ display: grid; grid-template-columns: 1fr 1fr; gap: 1em; }}
.sides > div {{ overflow-x: auto; }}
article {{ border-top: 1px solid #aaa; padding: .5em 0; }}
h3 {{ margin: .3em 0; }}
p {{ margin: .3em 0; }}
@media (max-width: 50em) {{ .sides {{ grid-template-columns: 1fr; }} }}
@media (prefers-color-scheme: dark) {{
body {{ color: #ddd; background: #1c1c1c; }} pre {{ background: #2a2a2a; }} mark {{ background: #6b3f12; color: #fff; }} }}
</style></head><body>
<h1>{0}</h1>
)";

std::string_view meaningOf(ErrorClass errorClass)
{
    switch (errorClass) {
    case ErrorClass::Equivalent:
        return "Other SQL that found the same rows in the file and in every generated database that can show a difference.";
    case ErrorClass::Column: return "The structure is right; a column or table is not.";
    case ErrorClass::Sketch: return "The structure is wrong; columns that correspond are right.";
    case ErrorClass::Both: return "Structure and columns are wrong.";
    case ErrorClass::Value: return "Structure and columns are right; a value, DISTINCT or a join is not.";
    case ErrorClass::Unanswered: break;
    }
    return "There is no query, or one that cannot be read.";
}

std::string titleOf(const std::string& group)
{
    if (group == "class of structure")
        return "class, without exact match";
    return group == "lacking" ? "not found in the question" : group;
}

std::string countHtml(const ErrorGroup& group)
{
    std::string html = fmt::format("<table><tr><th>{}</th><th>count</th></tr>\n", escapedHtml(titleOf(group.title)));
    for (const auto& [name, count] : group.counts)
        html += fmt::format("<tr><td>{}</td><td>{}</td></tr>\n", escapedHtml(name), count);
    return html + "</table>\n";
}

std::string overview(const ErrorCounts& counts)
{
    std::string html = fmt::format("<p>{} answers, {} wrong: {} do not match exactly, {} match and find other rows.</p>\n", counts.answers,
                                   counts.wrong, counts.wrongByStructure, counts.wrong - counts.wrongByStructure);
    html += "<p>Clauses and what was not found are counted for all but the equivalent ones; an answer counts for each clause that differs."
            " Marked lines differ.</p>\n<div class=\"counts\">\n";
    for (const ErrorGroup& group : groupsOf(counts))
        html += countHtml(group);
    return html + "</div>\n";
}

std::string rowsHtml(const ResultTable& rows)
{
    RowText text({.format = RowFormat::Html, .table = {}, .remark = {}}, rows.columns);
    std::string html = text.head();
    html.erase(0, html.find("<table>"));
    for (const std::vector<Cell>& row : rows.rows)
        html += text.row(row);
    html += text.tail();
    if (rows.rows.empty())
        html += "<p>No rows.</p>\n";
    return rows.isComplete ? html : html + "<p>And more.</p>\n";
}

std::string rowsHtml(const std::optional<ResultTable>& rows, bool wasRun)
{
    if (!rows)
        return wasRun ? "<p>It does not run.</p>\n" : "";
    return rowsHtml(*rows);
}

std::string side(const char* title, const std::string& sql, const WrongAnswer& answer, const std::optional<ResultTable>& rows)
{
    return fmt::format("<div><p>{}</p>\n<pre>{}</pre>\n{}</div>\n", title, markedQuery(sql, answer.clauses),
                       rowsHtml(rows, answer.verdict.isExecutionMatch.has_value()));
}

std::string rowsAgreement(const Verdict& verdict)
{
    if (!verdict.isExecutionMatch)
        return "";
    return *verdict.isExecutionMatch ? ", same rows" : ", other rows";
}

std::string factsOf(const WrongAnswer& answer)
{
    std::string facts = fmt::format("{}{}", answer.verdict.dbId,
                                    answer.verdict.difficulty ? fmt::format(", {}", nameOf(*answer.verdict.difficulty)) : std::string());
    facts += rowsAgreement(answer.verdict);
    if (answer.verdict.isExactMatch)
        facts += ", exact match";
    for (const Clause clause : answer.clauses)
        facts += fmt::format(", {}", nameOf(clause));
    return facts;
}

std::string trialHtml(const WrongAnswer& answer)
{
    if (!answer.equivalence)
        return "";
    const auto& separation = answer.equivalence->separation;
    if (!separation)
        return fmt::format("<p>The same on {} generated databases; {} cannot show a difference.</p>\n", answer.equivalence->agreed,
                           answer.equivalence->open);
    return fmt::format("<p>They differ on a generated database ({}):</p>\n<div class=\"sides\"><div>{}</div><div>{}</div></div>\n",
                       separation->what, rowsHtml(separation->gold), rowsHtml(separation->prediction));
}

std::string missingHtml(const WrongAnswer& answer)
{
    std::string list;
    for (const std::string& item : answer.missing)
        list += (list.empty() ? "" : ", ") + escapedHtml(item);
    return list.empty() ? "" : "<p>No word of the question led to " + list + ".</p>\n";
}

std::string articleOf(const WrongAnswer& answer, const Example& example, const std::string& prediction)
{
    return fmt::format("<article id=\"e{}\"><h3>{}</h3>\n<p>{}</p>\n", answer.example, escapedHtml(example.question),
                       escapedHtml(factsOf(answer)))
        + "<div class=\"sides\">\n" + side("Gold", example.query, answer, answer.goldRows)
        + side("Predicted", prediction, answer, answer.predictedRows) + "</div>\n" + missingHtml(answer) + trialHtml(answer)
        + "</article>\n";
}

/// Cells hold any bytes, a page only characters.
std::string withValidCharacters(const std::string& text)
{
    std::string valid;
    for (std::size_t at = 0; at < text.size();) {
        const Utf8Character character = utf8CharacterAt(text, at);
        appendUtf8(valid, character.codePoint);
        at += character.bytes;
    }
    return valid;
}

} // namespace

std::string errorPage(const ErrorAnalysis& analysis, const Dataset& dataset, std::span<const std::string> predictions,
                      const std::string& title)
{
    std::string page = fmt::format(fmt::runtime(kHead), escapedHtml(title)) + overview(analysis.counts);
    for (const ErrorClass errorClass : allErrorClasses) {
        std::string articles;
        for (const WrongAnswer& answer : analysis.wrong) {
            const auto place = static_cast<std::size_t>(answer.example);
            if (answer.errorClass == errorClass)
                articles += articleOf(answer, dataset.examples[place], predictions[place]);
        }
        if (!articles.empty())
            page += fmt::format("<h2 id=\"{0}\">{0}</h2>\n<p>{1}</p>\n", nameOf(errorClass), meaningOf(errorClass)) + articles;
    }
    return withValidCharacters(page + "</body></html>\n");
}

} // namespace ratatosk
