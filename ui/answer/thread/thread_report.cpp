// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/thread/thread_report.h"

#include "core/files/rows/row_text.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QLocale>

using namespace ratatosk;

namespace {

struct ReportWords {
    Q_DECLARE_TR_FUNCTIONS(ReportWords)

public:
    static QString title(const QString& database) { return tr("Questions about %1").arg(database); }
    static QString asBefore(const QString& same) { return tr("%1, as before").arg(same); }
    static QString gone() { return tr("This statement no longer runs."); }
    static QString first(qsizetype rows) { return tr("The first %1 rows.").arg(QLocale().toString(rows)); }
    static QString chart() { return tr("Chart"); }
    static QString caption(const ReportedTurn& one)
    {
        return one.axes.isEmpty() ? one.turn.title()
                                  : tr("%1 – %2", "a question, and the axes of its chart").arg(one.turn.title(), one.axes);
    }
};

QString rowsText(const ResultTable& table, RowFormat format)
{
    RowText text({.format = format, .table = {}, .remark = {}}, table.columns);
    std::string all = text.head();
    for (const std::vector<Cell>& row : table.rows)
        all += text.row(row);
    return QString::fromStdString(all + text.tail());
}

QString embedded(const QImage& picture)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "PNG");
    return QStringLiteral("data:image/png;base64,") + QString::fromLatin1(bytes.toBase64());
}

QStringList remarksOf(const ReportedTurn& one)
{
    QStringList remarks;
    if (one.turn.title() != one.turn.question)
        remarks << one.turn.question;
    if (!one.words.gist.isEmpty())
        remarks << one.words.gist;
    if (!one.words.takenOver.isEmpty())
        remarks << ReportWords::asBefore(one.words.takenOver);
    return remarks;
}

/// Nothing in a question is a mark of the form.
QString plainMarkdown(QString text)
{
    for (const char mark : {'\\', '`', '*', '_', '#', '[', ']', '<', '>', '|'})
        text.replace(QLatin1Char(mark), QStringLiteral("\\") + QLatin1Char(mark));
    return text;
}

QString markdownOf(const ReportedTurn& one)
{
    QString text = QStringLiteral("\n## %1\n\n").arg(plainMarkdown(one.turn.title()));
    for (const QString& remark : remarksOf(one))
        text += plainMarkdown(remark) + QStringLiteral("\n\n");
    text += QStringLiteral("```sql\n%1\n```\n\n").arg(one.turn.sql);
    if (!one.rows)
        return text + ReportWords::gone() + QLatin1Char('\n');
    text += rowsText(*one.rows, RowFormat::Markdown);
    if (!one.rows->isComplete)
        text += QStringLiteral("\n%1\n").arg(ReportWords::first(static_cast<qsizetype>(one.rows->rows.size())));
    if (!one.chart.isNull())
        text += QStringLiteral("\n![%1](%2)\n\n*%3*\n")
                    .arg(ReportWords::chart(), embedded(one.chart), plainMarkdown(ReportWords::caption(one)));
    return text;
}

/// Without the head of a page of its own.
QString htmlTable(const ResultTable& table)
{
    const QString page = rowsText(table, RowFormat::Html);
    return page.mid(page.indexOf(QLatin1String("<table>")));
}

QString htmlOf(const ReportedTurn& one)
{
    QString text = QStringLiteral("<h2>%1</h2>\n").arg(one.turn.title().toHtmlEscaped());
    for (const QString& remark : remarksOf(one))
        text += QStringLiteral("<p>%1</p>\n").arg(remark.toHtmlEscaped());
    text += QStringLiteral("<pre>%1</pre>\n").arg(one.turn.sql.toHtmlEscaped());
    if (!one.rows)
        return text + QStringLiteral("<p>%1</p>\n").arg(ReportWords::gone());
    text += htmlTable(*one.rows);
    if (!one.rows->isComplete)
        text += QStringLiteral("<p>%1</p>\n").arg(ReportWords::first(static_cast<qsizetype>(one.rows->rows.size())));
    if (!one.chart.isNull())
        text += QStringLiteral("<figure><img alt=\"%1\" src=\"%2\">\n<figcaption>%3</figcaption></figure>\n")
                    .arg(ReportWords::chart().toHtmlEscaped(), embedded(one.chart), ReportWords::caption(one).toHtmlEscaped());
    return text;
}

constexpr auto kHtmlHead = R"(<!DOCTYPE html>
<html><head><meta charset="utf-8"><title>%1</title>
<style>
body { font-family: sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em; }
pre { background: #f3f3f3; padding: .8em; overflow-x: auto; }
table { border-collapse: collapse; }
td, th { border: 1px solid #aaa; padding: .2em .6em; text-align: left; }
figure { margin: 1em 0; }
figcaption { color: #555; margin-top: .3em; }
img { max-width: 100%; }
</style></head><body>
<h1>%1</h1>
)";

} // namespace

QString reportText(const QString& database, const QList<ReportedTurn>& turns, ReportForm form)
{
    const QString title = ReportWords::title(database);
    QString text;
    if (form == ReportForm::Markdown)
        text = QStringLiteral("# %1\n").arg(plainMarkdown(title));
    else
        text = QString::fromUtf8(kHtmlHead).replace(QLatin1String("%1"), title.toHtmlEscaped());
    for (const ReportedTurn& turn : turns)
        text += form == ReportForm::Markdown ? markdownOf(turn) : htmlOf(turn);
    return form == ReportForm::Markdown ? text : text + QStringLiteral("</body></html>\n");
}
