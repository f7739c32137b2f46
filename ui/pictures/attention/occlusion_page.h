// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"
#include "core/base/progress.h"
#include "ui/pictures/frames/picture.h"

#include <QWidget>

class ListingModel;
class QLabel;
class QProgressBar;
class QPushButton;
class QTableView;

/// Asks again without each word in turn: which words change the answer? The causal test beside the attention.
class OcclusionPage : public QWidget
{
    Q_OBJECT
public:
    explicit OcclusionPage(QWidget* parent = nullptr);

    void setAnswer(const ratatosk::Answer& answer);
    void clear();
    void showProgress(const ratatosk::Progress& progress);
    void showReport(const ratatosk::OcclusionReport& report);
    void showFailure(const QString& reason);

Q_SIGNALS:
    void testRequested();
    void cancelled();
    void selected(const Selection& selection);

private:
    void setBusy(bool isBusy);
    void startOrCancel();

    std::vector<std::string> m_words;
    bool m_isBusy = false;
    QPushButton* m_button = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_outcome = nullptr;
    ListingModel* m_model = nullptr;
    QTableView* m_table = nullptr;
};
