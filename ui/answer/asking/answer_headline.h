// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"
#include "core/database/schema/schema.h"

#include <QWidget>

#include <memory>

class QLabel;
class QToolButton;
struct Inquiry;

namespace ratatosk {
struct Answer;
struct Assessment;
struct Headline;
} // namespace ratatosk

/// The answer in one line above its rows: a value in large figures, a few names, or how many rows there are, and what they are: in the
/// question's words where the query bears them out, else in words for the query. Below stands how far it deserves belief and why, the reason until a person puts that away. Hidden while the rows shown
/// are no answer of the question.
class AnswerHeadline : public QWidget
{
    Q_OBJECT
public:
    explicit AnswerHeadline(QWidget* parent = nullptr);

    /// Without the schema that the answer is about, the question's words are taken as they are.
    void showInquiry(const Inquiry& inquiry, const ratatosk::Schema& schema = {});
    /// Words for rows that share the first place with the one that the statement has found; empty: it is the only one.
    void showTie(const QString& sql, const QString& words);
    /// A person has saved the answer as right: nothing speaks against it any more.
    void setConfirmed(bool isConfirmed);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fitLetters();
    static QString groupsText(const ratatosk::Headline& headline, const QString& groups);
    static QString aboutText(const ratatosk::Headline& headline, const ratatosk::Answer& answer, const std::string& sql,
                             const ratatosk::Schema& schema);
    static QString valueText(const ratatosk::Cell& cell, const ratatosk::Headline& headline);
    void show(const ratatosk::Headline& headline, const QString& about, bool isComplete, bool isGuess);
    void showTrust(const Inquiry& inquiry);
    QString verdictOf(const Inquiry& inquiry) const;
    void showParts();
    QString aboutWithTie() const;

    bool m_isNumberShort = true;
    bool m_isBare = true; ///< there is no headline, or the line below the rows says as much
    bool m_hasDoubt = false;
    bool m_isConfirmed = false; ///< by a person
    QString m_sql;              ///< of the rows
    QString m_description;      ///< the line below the number,
    QString m_tiedSql;          ///< and what is added to it for this statement
    QString m_tie;
    QString m_verdict; ///< of the program; empty: there is none to tell
    QLabel* m_number = nullptr;
    QLabel* m_about = nullptr;
    QLabel* m_trust = nullptr;
    QToolButton* m_putAway = nullptr;
    std::weak_ptr<const ratatosk::Answer> m_shown;     ///< whose doubt is shown
    std::weak_ptr<const ratatosk::Answer> m_dismissed; ///< whose doubt was put away
};
