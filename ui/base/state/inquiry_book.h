// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/state/inquiry.h"

#include <map>
#include <vector>

/// The inquiries of the open database by the numbers of their tabs, and which of them is shown. A plain value.
class InquiryBook
{
public:
    static constexpr int kNone = -1;

    const Inquiry& shown() const { return m_inquiries.at(m_number); }
    Inquiry& shown() { return m_inquiries.at(m_number); }
    int number() const { return m_number; } ///< of the one shown; 0: before the first tab
    void show(int number);
    /// Null: its tab is gone.
    Inquiry* find(int number);
    /// Does nothing to the one that is shown.
    void erase(int number);
    /// In the order of the numbers; an empty one where there is none yet.
    std::vector<Inquiry> copies(const std::vector<int>& numbers) const;
    /// Puts them in place of those with these numbers. Requires: as many of both.
    void put(const std::vector<int>& numbers, const std::vector<Inquiry>& inquiries);
    /// Another database: only the text of the one shown is left.
    void clear();

    /// In the one shown, in place of all but its text.
    void beginQuestion(const QString& question, const ratatosk::QuestionContext& context = {});
    /// The question and the answers of another go to the one shown; what was run for it stays behind.
    void takeOver(int number);
    /// True: the state of the one shown has changed.
    bool noteText(const QString& text);
    void chooseCandidate(int index);
    /// In the one shown, in place of what was run there before.
    void beginRun(const QStringList& statements, const QStringList& written);

    void takeAnswer(int number, std::shared_ptr<const ratatosk::Answer> answer);
    /// Whether what was shown before the same question was asked again is back: it was stopped.
    bool takeFailure(int number, const ratatosk::Error& failure);
    void addOutcome(int number, const QueryOutcome& outcome, bool isLast);
    /// More rows of the same statement; the rows that were there stay when there are none.
    void replaceOutcome(int number, const QueryOutcome& outcome);
    /// A statement that was thought to be stopped has ended.
    void correct(const QueryOutcome& outcome);
    /// What was changed was written or taken back.
    void settle(bool areKept);

private:
    void outdateReadBesideOthers(int changing);
    std::map<int, Inquiry> m_inquiries{{0, {}}};
    int m_number = 0;
};
