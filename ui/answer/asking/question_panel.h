// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"
#include "core/database/schema/schema.h"

#include <QStringList>
#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class ReadingSwitch;
class WordMarks;

/// The ask bar: a line for the question, how that was read, Ask or Cancel, and how the parser is. Up and Down go through earlier questions.
class QuestionPanel : public QWidget
{
    Q_OBJECT
public:
    explicit QuestionPanel(QWidget* parent = nullptr);

    QString question() const;
    void setQuestion(const QString& question);
    /// The question of what is shown, unless another one is being typed.
    void showQuestion(const QString& question);
    void setHistory(const QStringList& latestFirst);

    /// Words that name something in it are underlined from now on.
    void setSchema(const ratatosk::Schema& schema);
    /// Underlines what names cells, too, while the line holds the question of the answer.
    void markAnswered(const ratatosk::Answer& answer);
    void showBusy(bool isBusy);
    /// Asking is possible; `status` says how the parser is.
    void setReady(const QString& status, const QString& detail = {});
    /// Asking is not possible; `reason` says why. The line can be typed into all the same.
    void setUnavailable(const QString& status, const QString& reason);

    ReadingSwitch* readingSwitch() const { return m_switch; }

    void focusQuestion();
    /// To be typed on.
    void beginQuestion(const QString& beginning);

Q_SIGNALS:
    void questionEntered(const QString& question);
    void cancelled();
    void edited();
    void typed(const QString& question); ///< by a person, and not asked yet

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void setUpLine();
    void arrange();
    void ask();
    void stepThroughHistory(int step);
    void updateButtons();

    QLineEdit* m_line = nullptr;
    QPushButton* m_askButton = nullptr;
    QPushButton* m_cancelButton = nullptr;
    QLabel* m_status = nullptr;
    ReadingSwitch* m_switch = nullptr;
    WordMarks* m_marks = nullptr;
    QStringList m_history;
    qsizetype m_place = -1; ///< in the history; -1: what is being typed
    QString m_typed;
    QString m_shownQuestion; ///< of what is shown
    bool m_isReady = false;
    bool m_isBusy = false;
};
