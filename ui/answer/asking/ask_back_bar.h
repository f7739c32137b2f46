// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "ui/base/storage/choice_memory.h"

#include <QFrame>

#include <array>
#include <optional>

class QLabel;
class QPushButton;

namespace ratatosk {
struct Answer;
}

/// One short question back, where two readings of what was asked are about as likely and differ in one thing: "Do you mean ... or ...?" What a person
/// answers is remembered for the database, until they want it forgotten. Hidden where there is nothing to ask.
class AskBackBar : public QFrame
{
    Q_OBJECT
public:
    explicit AskBackBar(QWidget* parent = nullptr);

    void setDatabase(const QString& database) { m_database = database; }
    /// Shows what is to be asked about the answer, or what was chosen before. Null: nothing.
    void setAnswer(const ratatosk::Answer* answer, const ratatosk::Schema& schema);
    /// The reading to begin with: what was chosen before, else the first.
    int firstReading() const;
    /// A reading was chosen, here or elsewhere: if it is one of the two, it is remembered.
    void noteChosen(int reading);

Q_SIGNALS:
    void chosen(int reading);

private:
    void showQuestion();
    void showRemembered(const ReadingChoice& choice);
    void forget();

    QString m_database;
    std::array<int, 2> m_readings{0, 0};
    std::array<QString, 2> m_words; ///< empty: nothing is asked
    std::optional<ReadingChoice> m_remembered;
    ChoiceMemory m_memory;
    QLabel* m_text = nullptr;
    std::array<QPushButton*, 2> m_buttons{};
    QPushButton* m_forget = nullptr;
};
