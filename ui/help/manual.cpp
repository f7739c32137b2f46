// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/manual.h"

#include "ui/base/menus/action_names.h"

#include <QAction>
#include <QCoreApplication>
#include <QFile>
#include <QKeySequence>
#include <QRegularExpression>
#include <QStringList>
#include <QWidget>

#include <algorithm>

namespace {

struct ManualText {
    Q_DECLARE_TR_FUNCTIONS(ManualText)
};

/// The words of `<!-- name: words -->`. Empty where the line is no such mark.
QString markOf(const QString& line, QLatin1String name)
{
    const QString opening = QLatin1String("<!-- ") + name + QLatin1String(": ");
    return line.startsWith(opening) ? line.mid(opening.size()).section(QLatin1String(" -->"), 0, 0) : QString();
}

QString commandText(const QAction& command)
{
    const QString name = QStringLiteral("*%1*").arg(actionName(command).replace(QLatin1String(": "), QLatin1String(" > ")));
    const QString key = command.shortcut().toString(QKeySequence::NativeText);
    return key.isEmpty() ? name : ManualText::tr("%1 (%2)", "a command and its key").arg(name, key);
}

bool containsAll(const QString& text, const QStringList& words)
{
    return std::all_of(words.begin(), words.end(), [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

/// As a person sees the page: without the marks of Markdown and the names of pictures.
QString shownText(const ManualPage& page)
{
    QStringList lines = page.text.split(QLatin1Char('\n'));
    lines.removeIf([](const QString& line) { return line.startsWith(QLatin1String("![")); });
    return lines.join(QLatin1Char(' ')).remove(QLatin1Char('*')).remove(QLatin1Char('`'));
}

} // namespace

QList<ManualPage> manualPages(const QString& language)
{
    QFile file(QStringLiteral(":/help/%1.md").arg(language));
    const QString text = file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    QList<ManualPage> pages;
    QString part;
    for (const QString& line : text.split(QLatin1Char('\n'))) {
        if (const QString name = markOf(line, QLatin1String("part")); !name.isEmpty())
            part = name;
        else if (const QString id = markOf(line, QLatin1String("page")); !id.isEmpty())
            pages << ManualPage{id, part, {}, {}};
        else if (!pages.isEmpty() && !line.startsWith(QLatin1String("<!--"))) {
            if (line.startsWith(QLatin1String("# ")))
                pages.back().title = line.mid(2);
            pages.back().text += line + QLatin1Char('\n');
        }
    }
    return pages;
}

QString withCommands(const QString& text, const QWidget& window)
{
    static const QRegularExpression command(QStringLiteral("\\{(\\w+)\\}"));
    QString filled;
    qsizetype end = 0;
    for (auto places = command.globalMatch(text); places.hasNext();) {
        const QRegularExpressionMatch place = places.next();
        const auto* action = window.findChild<QAction*>(place.captured(1));
        filled += text.mid(end, place.capturedStart() - end) + (action ? commandText(*action) : place.captured());
        end = place.capturedEnd();
    }
    return filled + text.mid(end);
}

QList<ManualPage> pagesWith(const QString& text, const QList<ManualPage>& pages)
{
    const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    QList<ManualPage> found;
    if (words.isEmpty())
        return found;
    for (const ManualPage& page : pages) {
        if (containsAll(shownText(page), words))
            found << page;
    }
    std::stable_partition(found.begin(), found.end(), [&](const ManualPage& page) { return containsAll(page.title, words); });
    return found;
}

QString manualContents(const QString& title, const QList<ManualPage>& pages)
{
    QString text = QStringLiteral("# %1\n").arg(title);
    QString part;
    for (const ManualPage& page : pages) {
        if (page.part != part)
            text += QStringLiteral("\n**%1**\n\n").arg(page.part);
        part = page.part;
        text += QStringLiteral("- [%1](#%2)\n").arg(page.title, page.id);
    }
    return text;
}
