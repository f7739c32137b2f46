// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"
#include "core/database/schema/schema.h"

#include <QPixmap>
#include <QTimer>
#include <QWidget>

#include <memory>

class AnswerHeadline;
class QLabel;
class QTableView;
class ResultTableModel;
struct Inquiry;

/// What a question that is still being typed would find, greyed, over the answer that is shown; or that answer itself, dimmed, while the next one
/// is read. Covers `over` while it is visible, and takes no focus.
class GlancePanel : public QWidget
{
    Q_OBJECT
public:
    explicit GlancePanel(QWidget* over);

    /// The question with its answer and the rows that were run for it, where there are some; `reading`: what the answer shows, in words.
    void showGlance(const Inquiry& inquiry, const ratatosk::Schema& schema, const QString& reading, const QStringList& titles);
    /// What stands there stays until `settle`, but not for long; where there is no glance, dimmed.
    void hold();
    bool isHolding() const { return m_limit.isActive(); }
    void settle();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void cover();
    void grey();

    QWidget* m_over = nullptr;
    QWidget* m_contents = nullptr;
    QLabel* m_reading = nullptr;
    AnswerHeadline* m_headline = nullptr;
    QTableView* m_rows = nullptr;
    ResultTableModel* m_model = nullptr;
    QPixmap m_still; ///< of what stood below; null: a glance is shown
    QTimer m_limit;
};
