// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/overview_panel.h"

#include "ui/base/look/text_size.h"

#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

namespace {

constexpr int kMargin = 24;
constexpr int kGap = 8;
constexpr double kHeadingTimes = 20.0 / 13; ///< of the letters below
constexpr auto kMore = "more";

QString link(const QString& target, const QString& text)
{
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(target.toHtmlEscaped(), text.toHtmlEscaped());
}

void setBold(QLabel* label, bool isBold)
{
    QFont font = label->font();
    font.setBold(isBold);
    label->setFont(font);
}

} // namespace

OverviewPanel::OverviewPanel(QWidget* parent) : QScrollArea(parent)
{
    setObjectName(QStringLiteral("overview"));
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    layout->setSpacing(kGap);
    page->setBackgroundRole(QPalette::Base);
    page->setAutoFillBackground(true);
    setWidget(page);
    setWidgetResizable(true);
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::NoFocus); // its links take it
    setAccessibleName(tr("Overview of the file"));

    m_title = addHeading({});
    setBold(m_title, false);
    setTimesSize(m_title, kHeadingTimes);
    m_suggestionHeading = addHeading(tr("Try asking"));
    m_suggestions = addText("suggestedQuestions", tr("Try asking"));
    m_questionsHeading = addHeading(tr("Recent questions"));
    m_questions = addText("askedQuestions", tr("Recent questions"));
    m_tableHeading = addHeading(tr("Tables"));
    m_tables = addText("listedTables", tr("Tables"));
    layout->addStretch(1);
    for (QLabel* questions : {m_suggestions, m_questions})
        connect(questions, &QLabel::linkActivated, this, &OverviewPanel::questionChosen);
    connect(m_tables, &QLabel::linkActivated, this, [this](const QString& target) {
        target == QLatin1String(kMore) ? Q_EMIT moreTablesWanted() : Q_EMIT tableChosen(target.toInt());
    });
    setQuestions({});
}

void OverviewPanel::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_tables)
        for (QLabel* label : {m_suggestions, m_questions, m_tables}) { // a text of links keeps the colour that they had when it was set
            const QString text = label->text();
            label->clear();
            label->setText(text);
        }
    if (event->type() == QEvent::FontChange && m_title)
        setTimesSize(m_title, kHeadingTimes);
}

QLabel* OverviewPanel::addHeading(const QString& text)
{
    auto* heading = new QLabel(text, widget());
    heading->setTextFormat(Qt::PlainText);
    heading->setWordWrap(true);
    setBold(heading, true);
    if (widget()->layout()->count() > 0)
        static_cast<QVBoxLayout*>(widget()->layout())->addSpacing(2 * kGap);
    widget()->layout()->addWidget(heading);
    return heading;
}

QLabel* OverviewPanel::addText(const char* name, const QString& accessibleName)
{
    auto* label = new QLabel(widget());
    label->setObjectName(QLatin1String(name));
    label->setAccessibleName(accessibleName);
    label->setTextFormat(Qt::RichText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    widget()->layout()->addWidget(label);
    return label;
}

void OverviewPanel::setFile(const QString& name)
{
    m_title->setText(name);
    m_suggestions->clear();
}

void OverviewPanel::setTables(const QList<ListedTable>& tables)
{
    QStringList items;
    for (qsizetype i = 0; i < std::min<qsizetype>(tables.size(), kMostTables); ++i) {
        QString item = link(QString::number(i), tables[i].name);
        if (tables[i].rows)
            item += QStringLiteral("&nbsp;") + QLocale().toString(*tables[i].rows);
        items << QStringLiteral("<span style=\"white-space: nowrap\">%1</span>").arg(item);
    }
    QString text = items.join(QStringLiteral(" &nbsp;·&nbsp; "));
    if (tables.size() > kMostTables)
        text += QStringLiteral(" &nbsp;·&nbsp; ")
            + link(QLatin1String(kMore), tr("%n more", nullptr, static_cast<int>(tables.size()) - kMostTables));
    m_tables->setText(tables.isEmpty() ? tr("The file has no tables yet.") : text);
}

void OverviewPanel::showQuestions(QLabel* label, const QStringList& questions)
{
    QStringList lines;
    for (const QString& question : questions)
        lines << QStringLiteral("<p style=\"margin: 0 0 6px 0\">%1</p>").arg(link(question, question));
    label->setText(lines.join(QString()));
}

void OverviewPanel::setQuestions(const QStringList& questions)
{
    for (QLabel* part : {m_questionsHeading, m_questions})
        part->setVisible(!questions.isEmpty());
    showQuestions(m_questions, questions);
}

void OverviewPanel::setSuggestions(const QStringList& questions)
{
    for (QLabel* part : {m_suggestionHeading, m_suggestions})
        part->setVisible(!questions.isEmpty());
    showQuestions(m_suggestions, questions);
}

void OverviewPanel::setSuggestionNote(const QString& note)
{
    for (QLabel* part : {m_suggestionHeading, m_suggestions})
        part->setVisible(!note.isEmpty());
    m_suggestions->setText(note.toHtmlEscaped());
}
