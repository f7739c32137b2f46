// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/attention/occlusion_page.h"

#include "ui/base/wording/decision_text.h"
#include "ui/pictures/frames/listing_model.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

using namespace ratatosk;

OcclusionPage::OcclusionPage(QWidget* parent)
    : QWidget(parent), m_button(new QPushButton(this)), m_progress(new QProgressBar(this)), m_outcome(new QLabel(this)),
      m_model(new ListingModel(this)), m_table(new QTableView(this))
{
    m_button->setObjectName(QStringLiteral("testWords"));
    m_progress->setAccessibleName(tr("Words tested"));
    m_outcome->setObjectName(QStringLiteral("occlusionOutcome"));
    m_outcome->setWordWrap(true);
    m_outcome->setMargin(4);
    m_table->setObjectName(QStringLiteral("occlusion"));
    m_table->setAccessibleName(tr("The answer without each word"));
    m_table->setModel(m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setStretchLastSection(true);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(6, 4, 6, 0);
    row->addWidget(m_button);
    row->addWidget(m_progress, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(row);
    layout->addWidget(m_outcome);
    layout->addWidget(m_table, 1);
    connect(m_button, &QPushButton::clicked, this, &OcclusionPage::startOrCancel);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& current) {
        if (current.isValid())
            Q_EMIT selected(m_model->selectionAt(current.row()));
    });
    clear();
}

void OcclusionPage::setAnswer(const Answer& answer)
{
    clear();
    for (const Word& word : answer.question.words)
        m_words.push_back(word.text);
    m_button->setEnabled(true);
}

void OcclusionPage::clear()
{
    m_words.clear();
    m_model->setListing({});
    setBusy(false);
    m_button->setEnabled(false);
    m_outcome->setText(tr("This test asks the question again without each of its words. The result shows which words decide the answer."));
}

void OcclusionPage::setBusy(bool isBusy)
{
    m_isBusy = isBusy;
    m_button->setText(isBusy ? tr("&Cancel") : tr("Run &test"));
    m_progress->setVisible(isBusy);
    m_progress->setRange(0, 0);
}

void OcclusionPage::startOrCancel()
{
    const bool wasBusy = m_isBusy;
    setBusy(!wasBusy);
    if (wasBusy) {
        m_outcome->setText(tr("The test was stopped."));
        Q_EMIT cancelled();
    } else {
        Q_EMIT testRequested();
    }
}

void OcclusionPage::showProgress(const Progress& progress)
{
    m_progress->setRange(0, static_cast<int>(progress.total));
    m_progress->setValue(static_cast<int>(progress.done));
    m_outcome->setText(tr("Asking without “%1”…").arg(QString::fromStdString(progress.what)));
}

void OcclusionPage::showReport(const OcclusionReport& report)
{
    setBusy(false);
    Listing listing{{tr("Left out"), tr("Result"), tr("Probability"), tr("Answer")}, {}};
    int changes = 0;
    for (const WordEffect& effect : report.words) {
        const bool isSame = effect.sql == report.sql;
        changes += isSame ? 0 : 1;
        const QString word = effect.word >= 0 && effect.word < std::ssize(m_words)
            ? QString::fromStdString(m_words[static_cast<size_t>(effect.word)])
            : QString();
        listing.rows.push_back({{word, isSame ? tr("same answer") : tr("different answer"),
                                 tr("%1 (before: %2)").arg(percentText(effect.share), percentText(report.share)),
                                 effect.sql.empty() ? tr("none") : QString::fromStdString(effect.sql)},
                                {.words = {effect.word}}});
    }
    m_model->setListing(std::move(listing));
    m_table->resizeColumnsToContents();
    m_outcome->setText(changes == 0 ? tr("No single word decides the answer. It stays the same without any of them.")
                                    : tr("%n word(s) change the answer.", nullptr, changes));
}

void OcclusionPage::showFailure(const QString& reason)
{
    setBusy(false);
    m_outcome->setText(reason);
}
