// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/asking/answer_headline.h"

#include "core/answer/trust.h"
#include "core/explaining/headline.h"
#include "ui/state/inquiry.h"
#include "ui/wording/cell_text.h"
#include "ui/wording/trust_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QToolButton>
#include <QVBoxLayout>

using namespace ratatosk;

namespace {

constexpr int kFigureSize = 28; ///< pixels, of digits
constexpr int kNamesSize = 20;
constexpr int kAboutSize = 16;
constexpr int kLongestFigure = 18; ///< letters; longer ones are written as names are

QLabel* createLine(QWidget* parent, const char* name)
{
    auto* line = new QLabel(parent);
    line->setObjectName(QLatin1String(name));
    line->setTextFormat(Qt::PlainText);
    line->setWordWrap(true);
    line->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return line;
}

void setSize(QLabel* line, int pixels)
{
    QFont font = line->font();
    font.setPixelSize(pixels);
    line->setFont(font);
}

} // namespace

AnswerHeadline::AnswerHeadline(QWidget* parent)
    : QWidget(parent), m_figure(createLine(this, "headlineFigure")), m_about(createLine(this, "headlineAbout")), m_doubt(new QLabel(this)),
      m_putAway(new QToolButton(this))
{
    setAccessibleName(tr("Answer"));
    setSize(m_about, kAboutSize);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 8, 16, 8);
    layout->setSpacing(0);
    layout->addWidget(m_figure);
    layout->addWidget(m_about);
    auto* doubts = new QHBoxLayout;
    doubts->addWidget(m_doubt, 1);
    doubts->addWidget(m_putAway, 0, Qt::AlignTop);
    layout->addLayout(doubts);
    m_doubt->setObjectName(QStringLiteral("headlineDoubt"));
    m_doubt->setTextFormat(Qt::RichText);
    m_doubt->setWordWrap(true);
    m_putAway->setText(tr("Put away"));
    m_putAway->setAutoRaise(true);
    m_putAway->setFocusPolicy(Qt::StrongFocus); // reached by Tab
    m_putAway->hide();
    connect(m_putAway, &QToolButton::clicked, this, [this] {
        m_dismissed = m_shown;
        m_doubt->hide();
        m_putAway->hide();
    });
    hide();
}

void AnswerHeadline::showInquiry(const Inquiry& inquiry)
{
    const ResultTable* rows = answerRows(inquiry);
    const Headline headline = rows ? headlineOf(inquiry.question.toStdString(), *rows) : Headline();
    const bool isBare = headline.kind == Headline::Kind::Rows && headline.about.empty(); // the line below the rows has that
    const bool isAnswered = headline.kind != Headline::Kind::None;
    if (isAnswered) {
        const Assessment assessment = assess(*inquiry.answer);
        show(headline, rows->isComplete, assessment.trust <= Trust::Unsure);
        showDoubt(inquiry, assessment);
    }
    m_figure->setVisible(!isBare);
    m_about->setVisible(!isBare && !m_about->text().isEmpty());
    setVisible(isAnswered && (!isBare || !m_doubt->isHidden()));
}

/// Doubts are about the first answer; who chooses another has looked.
void AnswerHeadline::showDoubt(const Inquiry& inquiry, const Assessment& assessment)
{
    m_shown = inquiry.answer;
    m_doubt->setVisible(assessment.doubt != Doubt::None && inquiry.candidate == 0 && m_dismissed.lock() != inquiry.answer);
    m_putAway->setVisible(!m_doubt->isHidden());
    m_doubt->setText(
        QStringLiteral("<b>%1</b> %2").arg(trustText(assessment.trust, true).toHtmlEscaped(), doubtText(assessment).toHtmlEscaped()));
}

/// "countries; most: Norway (12)"
QString AnswerHeadline::groupsText(const Headline& headline)
{
    const QString groups = QString::fromStdString(headline.about);
    if (headline.cells.empty())
        return groups;
    QStringList names;
    for (const Cell& cell : headline.cells)
        names << spokenCell(cell);
    const auto* real = std::get_if<double>(&headline.figure);
    const QString figure = real && headline.decimals ? roundedText(*real, *headline.decimals) : spokenCell(headline.figure);
    return (headline.areCounted ? tr("%1; most: %2 (%3)") : tr("%1; highest: %2 (%3)"))
        .arg(groups, QLocale().createSeparatedList(names), figure);
}

void AnswerHeadline::show(const Headline& headline, bool isComplete, bool isGuess)
{
    QString figure;
    const bool areGroups = headline.kind == Headline::Kind::Groups;
    const QString about = areGroups ? groupsText(headline) : QString::fromStdString(headline.about);
    if (headline.kind == Headline::Kind::Rows || areGroups) {
        figure = isComplete ? QLocale().toString(static_cast<qulonglong>(headline.rows))
                            : tr("more than %1").arg(QLocale().toString(static_cast<qulonglong>(headline.rows)));
    } else {
        QStringList names;
        for (const Cell& cell : headline.cells)
            names << spokenCell(cell);
        figure = QLocale().createSeparatedList(names);
    }
    m_figure->setText(isGuess ? tr("Perhaps %1").arg(figure) : figure);
    setSize(m_figure, figure.size() <= kLongestFigure ? kFigureSize : kNamesSize);
    m_about->setText(about);
}
