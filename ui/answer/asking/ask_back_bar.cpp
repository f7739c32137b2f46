// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/asking/ask_back_bar.h"

#include "core/answer/explaining/query_steps.h"
#include "core/answer/value/asking_back.h"
#include "ui/base/look/flow_layout.h"
#include "ui/base/queries/answer_difference.h"

#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <array>

using namespace ratatosk;

namespace {

constexpr int kLongestChoice = 60; ///< letters; the whole stands in the tool-tip

QString shortened(const QString& text)
{
    return text.size() <= kLongestChoice ? text : text.left(kLongestChoice - 1) + QChar(0x2026);
}

/// Two long texts without the words that both begin with, so that what differs is not cut off.
std::array<QString, 2> shortenedApart(const std::array<QString, 2>& words)
{
    if (std::ranges::all_of(words, [](const QString& text) { return text.size() <= kLongestChoice; }))
        return words;
    const auto [end, other] = std::ranges::mismatch(words[0], words[1]);
    const qsizetype same = words[0].left(end - words[0].begin()).lastIndexOf(QLatin1Char(' ')) + 1;
    const QString begin = same > 0 ? QString(QChar(0x2026)) : QString();
    return {shortened(begin + words[0].mid(same)), shortened(begin + words[1].mid(same))};
}

/// Nothing where more than one thing tells the two readings apart, or none that has words.
std::optional<AnswerDifference> singleDifference(const AnswerCandidate& first, const AnswerCandidate& other, const Schema& schema)
{
    const auto one = explainQuery(first.sql, schema), two = explainQuery(other.sql, schema);
    if (!one || !two || !differInOneThing(one->query, two->query, schema))
        return {};
    return answerDifference(one->query, two->query, schema);
}

} // namespace

AskBackBar::AskBackBar(QWidget* parent)
    : QFrame(parent), m_text(new QLabel(this)), m_difference(new QLabel(this)), m_buttons{new QPushButton(this), new QPushButton(this)},
      m_forget(new QPushButton(tr("Ask me again"), this))
{
    setObjectName(QStringLiteral("askBack"));
    m_text->setObjectName(QStringLiteral("askBackText"));
    m_text->setTextFormat(Qt::PlainText);
    auto* layout = new FlowLayout(this);
    layout->setContentsMargins(16, 8, 16, 0);
    layout->addWidget(m_text);
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setObjectName(QStringLiteral("askBack%1").arg(i + 1));
        layout->addWidget(m_buttons[i]);
        connect(m_buttons[i], &QPushButton::clicked, this, [this, i] { Q_EMIT chosen(m_readings[i]); });
    }
    m_difference->setObjectName(QStringLiteral("askBackDifference"));
    m_difference->setTextFormat(Qt::PlainText);
    m_difference->hide();
    layout->addWidget(m_difference);
    m_forget->setObjectName(QStringLiteral("forgetChoice"));
    layout->addWidget(m_forget);
    connect(m_forget, &QPushButton::clicked, this, &AskBackBar::forget);
    hide();
}

void AskBackBar::setAnswer(const Answer* answer, const Schema& schema)
{
    clear();
    if (answer)
        askAnswer(*answer, schema);
}

void AskBackBar::clear()
{
    m_words = {};
    m_remembered.reset();
    for (QPushButton* button : m_choices) {
        layout()->removeWidget(button);
        button->hide();
        button->deleteLater(); // its click may have led here
    }
    m_choices.clear();
    for (QPushButton* button : m_buttons)
        button->hide();
    m_forget->hide();
    m_difference->hide();
    hide();
}

std::optional<std::array<int, 2>> AskBackBar::offeredReadings() const
{
    return m_words[0].isEmpty() || m_remembered ? std::nullopt : std::optional(m_readings);
}

void AskBackBar::tellApart(const QString& difference)
{
    m_difference->setText(shortened(difference));
    m_difference->setToolTip(difference);
    m_difference->setVisible(offeredReadings().has_value());
}

/// One thing at a time, what decides most first.
void AskBackBar::askAnswer(const Answer& answer, const Schema& schema)
{
    if (answer.openMeasure.measures.size() > 1)
        return askForOne(tr("“%1” by which measure?").arg(QString::fromStdString(answer.openMeasure.word)), answer.openMeasure.measures,
                         [this](const QString& measure) { Q_EMIT measureChosen(measure); });
    askForReading(answer, schema);
    if (isHidden() && !answer.spellingOffers.empty()) {
        const QString typed = QString::fromStdString(answer.spellingOffers.front().typed);
        askForOne(tr("“%1”: did you mean").arg(typed), answer.spellingOffers.front().near,
                  [this, typed](const QString& replacement) { Q_EMIT wordReplaced(typed, replacement); });
    }
}

void AskBackBar::askForOne(const QString& question, const std::vector<std::string>& choices,
                           const std::function<void(const QString&)>& choose)
{
    m_text->setText(question);
    for (const std::string& choice : choices) {
        const QString text = QString::fromStdString(choice);
        auto* button = new QPushButton(shortened(text).replace(QLatin1Char('&'), QLatin1String("&&")), this);
        button->setObjectName(QStringLiteral("askBackChoice%1").arg(m_choices.size() + 1));
        button->setToolTip(text);
        connect(button, &QPushButton::clicked, this, [choose, text] { choose(text); });
        layout()->addWidget(button);
        button->show();
        m_choices << button;
    }
    show();
}

void AskBackBar::askForReading(const Answer& answer, const Schema& schema)
{
    const auto rival = rivalReading(answer);
    const auto difference = rival ? singleDifference(answer.candidates[0], answer.candidates[static_cast<size_t>(*rival)], schema)
                                  : std::nullopt;
    if (!rival || !difference)
        return;
    m_readings = {0, *rival};
    m_words = {difference->first, difference->second};
    m_remembered = m_memory.find(m_database, m_words[0], m_words[1]);
    m_remembered ? showRemembered(*m_remembered) : showQuestion();
    show();
}

int AskBackBar::firstReading() const
{
    return m_remembered && m_remembered->taken == m_words[1] ? m_readings[1] : 0;
}

void AskBackBar::showQuestion()
{
    m_text->setText(tr("Do you mean"));
    const auto shown = shortenedApart(m_words);
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setText(tr("%1 (Alt+%2)").arg(shown[i]).arg(m_readings[i] + 1));
        m_buttons[i]->setToolTip(m_words[i]);
        m_buttons[i]->show();
    }
    m_forget->hide();
}

void AskBackBar::showRemembered(const ReadingChoice& choice)
{
    m_text->setText(tr("Your choice for this database: %1").arg(shortened(choice.taken)));
    m_text->setToolTip(choice.taken);
    for (QPushButton* button : m_buttons)
        button->hide();
    m_difference->hide();
    m_forget->show();
}

void AskBackBar::noteChosen(int reading)
{
    if (m_words[0].isEmpty() || (reading != m_readings[0] && reading != m_readings[1]))
        return;
    const bool isFirst = reading == m_readings[0];
    m_remembered = ReadingChoice{m_words[isFirst ? 0 : 1], m_words[isFirst ? 1 : 0]};
    m_memory.add(m_database, *m_remembered);
    showRemembered(*m_remembered);
}

void AskBackBar::forget()
{
    m_memory.remove(m_database, *m_remembered);
    m_remembered.reset();
    showQuestion();
}
