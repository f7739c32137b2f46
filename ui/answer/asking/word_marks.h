// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"
#include "core/database/schema/schema.h"
#include "ui/base/workers/task_runner.h"

#include <QList>
#include <QObject>
#include <QTimer>

#include <memory>

class QLineEdit;

/// Underlines the words of a line that name tables or columns while they are typed. Needs no model; works on a thread of its own.
class WordMarks : public QObject
{
    Q_OBJECT
public:
    /// Part of the text, in UTF-16 units.
    struct Span {
        int begin = 0;
        int length = 0;

        bool operator==(const Span&) const = default;
    };

    explicit WordMarks(QLineEdit* line);

    void setSchema(const ratatosk::Schema& schema);
    /// While the line holds the question that was answered: what names cells of the database as well, which only the model's side looks up.
    void markAnswered(const ratatosk::Answer& answer);
    const QList<Span>& spans() const { return m_spans; } ///< underlined now

private:
    struct Linker;

    void look();
    void underline(const QString& text, const QList<Span>& spans);

    QLineEdit* m_line;
    QList<Span> m_spans;
    bool m_isMarking = false;
    QTimer m_pause;
    std::shared_ptr<Linker> m_linker;
    TaskRunner m_runner; // last member, first destroyed
};
