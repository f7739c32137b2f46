// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/storage/run_history.h"

#include <QDialog>

class QLineEdit;
class QTreeWidget;

/// The statements run lately: to search and to take into the editor again. Does not stop other work.
class HistoryDialog : public QDialog
{
    Q_OBJECT
public:
    HistoryDialog(const QList<RunRecord>& records, QWidget* parent);

Q_SIGNALS:
    void chosen(const QString& sql);

private:
    void createList(const QList<RunRecord>& records);
    void filter(const QString& text);
    void choose();

    QLineEdit* m_filter = nullptr;
    QTreeWidget* m_list = nullptr;
};
