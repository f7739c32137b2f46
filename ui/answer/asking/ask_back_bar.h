// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "ui/base/storage/choice_memory.h"

#include <QFrame>

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

class QLabel;
class QPushButton;

namespace ratatosk {
struct Answer;
}

/// One short question back, with its answers as buttons: by which measure is the best meant, which of two readings that are about as likely and differ
/// in one thing, or which word of the database stands for one that it lacks. Which reading a person chooses is remembered for the database, until
/// they want it forgotten. Hidden where there is nothing to ask.
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
    /// Between which of the answer's readings a person is asked to choose; nothing: nothing is asked about readings.
    std::optional<std::array<int, 2>> offeredReadings() const;
    /// What tells these two apart.
    void tellApart(const QString& difference);
    /// A reading was chosen, here or elsewhere: if it is one of the two, it is remembered.
    void noteChosen(int reading);

Q_SIGNALS:
    void chosen(int reading);
    void measureChosen(const QString& measure);                          ///< the question is to be asked with what it judges by
    void wordReplaced(const QString& typed, const QString& replacement); ///< the question is to be asked with another word

private:
    void askAnswer(const ratatosk::Answer& answer, const ratatosk::Schema& schema);
    void askForReading(const ratatosk::Answer& answer, const ratatosk::Schema& schema);
    void askForOne(const QString& question, const std::vector<std::string>& choices, const std::function<void(const QString&)>& choose);
    void clear();
    void showQuestion();
    void showRemembered(const ReadingChoice& choice);
    void forget();

    QString m_database;
    std::array<int, 2> m_readings{0, 0};
    std::array<QString, 2> m_words; ///< empty: nothing is asked
    std::optional<ReadingChoice> m_remembered;
    ChoiceMemory m_memory;
    QLabel* m_text = nullptr;
    QLabel* m_difference = nullptr; ///< of two readings
    std::array<QPushButton*, 2> m_buttons{};
    QList<QPushButton*> m_choices; ///< of measures or words
    QPushButton* m_forget = nullptr;
};
