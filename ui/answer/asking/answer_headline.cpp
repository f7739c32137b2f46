// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/asking/answer_headline.h"

#include "core/answer/explaining/headline.h"
#include "core/answer/explaining/query_steps.h"
#include "core/answer/explaining/restated_query.h"
#include "core/answer/value/trust.h"
#include "ui/base/look/text_size.h"
#include "ui/base/queries/plain_gist.h"
#include "ui/base/state/inquiry.h"
#include "ui/base/wording/cell_text.h"
#include "ui/base/wording/han_gaps.h"
#include "ui/base/wording/trust_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QToolButton>
#include <QVBoxLayout>

using namespace ratatosk;

namespace {

// Of the letters that the person has chosen: 28, 20 and 16 pixels where those are 13.
constexpr double kNumberSize = 28.0 / 13;
constexpr double kNamesSize = 20.0 / 13;
constexpr double kAboutSize = 16.0 / 13;
constexpr int kLongestNumber = 18; ///< letters; longer ones are written as names are

QLabel* createLine(QWidget* parent, const char* name)
{
    auto* line = new QLabel(parent);
    line->setObjectName(QLatin1String(name));
    line->setTextFormat(Qt::PlainText);
    line->setWordWrap(true);
    line->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return line;
}

/// With misspelt words as they were read. Requires: an answer.
std::string readQuestion(const Inquiry& inquiry)
{
    return inquiry.answer->corrections.empty() ? inquiry.question.toStdString() : inquiry.answer->question.text;
}

GistForm gistForm(const Headline& headline)
{
    switch (headline.kind) {
    case Headline::Kind::None:
    case Headline::Kind::Value: return GistForm::Value;
    case Headline::Kind::Names: return GistForm::List;
    case Headline::Kind::Groups:
    case Headline::Kind::Rows: break;
    }
    return headline.areValues ? GistForm::List : headline.rows == 1 ? GistForm::Row : GistForm::Rows;
}

} // namespace

AnswerHeadline::AnswerHeadline(QWidget* parent)
    : QWidget(parent), m_number(createLine(this, "headlineFigure")), m_about(createLine(this, "headlineAbout")), m_trust(new QLabel(this)),
      m_putAway(new QToolButton(this))
{
    setAccessibleName(tr("Answer"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 8, 16, 8);
    layout->setSpacing(0);
    layout->addWidget(m_number);
    layout->addWidget(m_about);
    auto* doubts = new QHBoxLayout;
    doubts->addWidget(m_trust, 1);
    doubts->addWidget(m_putAway, 0, Qt::AlignTop);
    layout->addLayout(doubts);
    m_trust->setObjectName(QStringLiteral("trust"));
    m_trust->setTextFormat(Qt::RichText);
    m_trust->setWordWrap(true);
    m_putAway->setText(tr("Hide"));
    m_putAway->setFocusPolicy(Qt::StrongFocus); // reached by Tab
    m_putAway->hide();
    connect(m_putAway, &QToolButton::clicked, this, [this] {
        m_dismissed = m_shown;
        m_hasDoubt = false;
        if (const auto answer = m_shown.lock())
            m_verdict = verdictText(assess(*answer), true, true);
        showParts();
    });
    fitLetters();
    hide();
}

void AnswerHeadline::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitLetters();
}

void AnswerHeadline::fitLetters()
{
    setTimesSize(m_number, m_isNumberShort ? kNumberSize : kNamesSize);
    setTimesSize(m_about, kAboutSize);
}

void AnswerHeadline::showInquiry(const Inquiry& inquiry, const Schema& schema)
{
    const ResultTable* rows = answerRows(inquiry);
    const Headline headline = rows ? headlineOf(readQuestion(inquiry), *rows, inquiry.answer->unusedWords) : Headline();
    const bool hasRows = headline.kind != Headline::Kind::None;
    const QString about = hasRows ? aboutText(headline, *inquiry.answer, inquiry.chosen()->sql, schema) : QString();
    m_isBare = !hasRows || (headline.kind == Headline::Kind::Rows && about.isEmpty());
    m_sql = hasRows ? QString::fromStdString(inquiry.chosen()->sql) : QString();
    if (!m_isBare)
        show(headline, about, rows->isComplete, assess(*inquiry.answer).trust <= Trust::Unsure);
    showTrust(inquiry);
    showParts();
}

void AnswerHeadline::showTie(const QString& sql, const QString& words)
{
    m_tiedSql = sql;
    m_tie = words;
    showParts();
}

QString AnswerHeadline::aboutWithTie() const
{
    if (m_tie.isEmpty() || m_sql.isEmpty() || m_tiedSql != m_sql)
        return m_description;
    return m_description.isEmpty() ? m_tie : tr("%1; %2", "what a value is, others that are equal").arg(m_description, m_tie);
}

void AnswerHeadline::showParts()
{
    m_about->setText(aboutWithTie());
    const QString verdict = m_isConfirmed ? QStringLiteral("<b>%1</b>").arg(tr("Saved as right")) : m_verdict;
    m_trust->setText(verdict);
    m_trust->setVisible(!verdict.isEmpty());
    m_putAway->setVisible(m_hasDoubt && !m_isConfirmed);
    m_number->setVisible(!m_isBare);
    m_about->setVisible(!m_isBare && !m_about->text().isEmpty());
    setVisible(!m_isBare || !verdict.isEmpty());
}

/// Of rows that an answer has found, and of a guess that was not run.
void AnswerHeadline::showTrust(const Inquiry& inquiry)
{
    m_shown = inquiry.answer;
    m_hasDoubt = false;
    m_verdict.clear();
    if (!inquiry.answer)
        return;
    const Assessment assessment = assess(*inquiry.answer);
    const bool isRun = answerRows(inquiry) != nullptr;
    const bool isRefused = assessment.trust == Trust::Refused && stateOf(inquiry) == Inquiry::State::NotRun;
    if (!isRun && !isRefused)
        return;
    if (inquiry.candidate > 0) { // doubts are about the first; who chooses another has looked
        m_verdict =
            QStringLiteral("<b>%1</b>").arg(tr("Answer %1 of %2").arg(inquiry.candidate + 1).arg(std::ssize(inquiry.answer->candidates)));
        return;
    }
    const bool isDismissed = m_dismissed.lock() == inquiry.answer;
    m_hasDoubt = isRun && assessment.doubt != Doubt::None && !isDismissed;
    m_verdict = verdictText(assessment, isRun, isRun && isDismissed);
}

void AnswerHeadline::setConfirmed(bool isConfirmed)
{
    m_isConfirmed = isConfirmed;
    showParts();
}

/// "countries; most: Norway (12)"
QString AnswerHeadline::groupsText(const Headline& headline, const QString& groups)
{
    if (headline.cells.empty())
        return groups;
    QStringList names;
    for (const Cell& cell : headline.cells)
        names << displayedCell(cell, headline.groupForm);
    const QString largest = displayedCell(headline.measure, headline.form);
    return (headline.areCounted ? tr("%1; most: %2 (%3)") : tr("%1; highest: %2 (%3)"))
        .arg(groups, QLocale().createSeparatedList(names), names.size() > 1 ? tr("%1 each").arg(largest) : largest);
}

/// What value, names or rows are.
QString AnswerHeadline::aboutText(const Headline& headline, const Answer& answer, const std::string& sql, const Schema& schema)
{
    const bool areGroups = headline.kind == Headline::Kind::Groups;
    const QString requested = QString::fromStdString(headline.about);
    const auto explanation = explainQuery(sql, schema);
    if (!explanation)
        return areGroups ? groupsText(headline, requested) : requested;
    const sql::Query& query = explanation->query;
    if (areGroups && groupsBy(headline.about, query, schema)) {
        const QString rows = plainRows(query.first, schema);
        const bool isNamed = rows == requested || rows.startsWith(requested + QLatin1Char(' '));
        return closeHanGaps(groupsText(headline, isNamed ? rows : tr("%1 of %2", "groups, rows").arg(requested, rows)));
    }
    if (!areGroups && !requested.isEmpty() && restates(headline.about, answer, query, schema))
        return requested;
    return closeHanGaps(plainGist(query, schema, gistForm(headline)));
}

/// As the rows below have it, with its unit.
QString AnswerHeadline::valueText(const Cell& cell, const Headline& headline)
{
    const QString value = displayedCell(cell, headline.form);
    switch (std::holds_alternative<Null>(cell) ? Headline::Unit::None : headline.unit) {
    case Headline::Unit::Percent: return tr("%1%", "a share").arg(value);
    case Headline::Unit::Minutes: return tr("%1 minutes").arg(value);
    case Headline::Unit::Hours: return tr("%1 hours").arg(value);
    case Headline::Unit::Days: return tr("%1 days").arg(value);
    case Headline::Unit::None: break;
    }
    return value;
}

void AnswerHeadline::show(const Headline& headline, const QString& about, bool isComplete, bool isGuess)
{
    QString measure;
    if (headline.kind == Headline::Kind::Rows || headline.kind == Headline::Kind::Groups) {
        measure = isComplete ? QLocale().toString(static_cast<qulonglong>(headline.rows))
                             : tr("more than %1").arg(QLocale().toString(static_cast<qulonglong>(headline.rows)));
    } else {
        QStringList names;
        for (const Cell& cell : headline.cells)
            names << valueText(cell, headline);
        measure = QLocale().createSeparatedList(names);
    }
    m_number->setText(isGuess ? tr("Perhaps %1").arg(measure) : measure);
    m_isNumberShort = measure.size() <= kLongestNumber;
    fitLetters();
    m_description = about;
}
