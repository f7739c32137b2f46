// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sql/editor/history_dialog.h"

#include "ui/base/look/noted_view.h"
#include "ui/base/wording/place_title.h"
#include "ui/base/wording/sql_line.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace {

constexpr int kShownCharacters = 300;

} // namespace

HistoryDialog::HistoryDialog(const QList<RunRecord>& records, QWidget* parent)
    : QDialog(parent), m_filter(new QLineEdit(this)), m_list(new QTreeWidget(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("historyDialog"));
    setWindowTitle(tr("Recent statements"));
    resize(fontMetrics().averageCharWidth() * 150, fontMetrics().height() * 30);
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setAccessibleName(tr("Filter statements"));
    m_filter->setClearButtonEnabled(true);
    connect(m_filter, &QLineEdit::textChanged, this, &HistoryDialog::filter);
    createList(records);
    auto* view = new NotedView(m_list, tr("Statements appear here once they have run."), this);
    if (!records.isEmpty())
        view->showContent();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons->addButton(tr("&Use"), QDialogButtonBox::ActionRole), &QPushButton::clicked, this, &HistoryDialog::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_filter);
    layout->addWidget(view, 1);
    layout->addWidget(buttons);
}

void HistoryDialog::createList(const QList<RunRecord>& records)
{
    m_list->setAccessibleName(windowTitle());
    m_list->setHeaderLabels({tr("When"), tr("Database"), tr("SQL"), tr("Result")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAlternatingRowColors(true);
    QList<QTreeWidgetItem*> items;
    for (const RunRecord& record : records) {
        const QString when = QString(record.ranAt).replace(QLatin1Char('T'), QLatin1Char(' '));
        items << new QTreeWidgetItem({when, placeTitle(record.database), sqlLine(record.sql.left(kShownCharacters)), record.outcome});
        items.back()->setData(2, Qt::UserRole, record.sql);
        items.back()->setToolTip(1, record.database);
    }
    m_list->addTopLevelItems(items);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(2, QHeaderView::Stretch);
    for (const int column : {0, 1, 3})
        m_list->resizeColumnToContents(column);
    m_list->setCurrentItem(m_list->topLevelItem(0));
    connect(m_list, &QTreeWidget::itemActivated, this, &HistoryDialog::choose);
}

void HistoryDialog::filter(const QString& text)
{
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        QTreeWidgetItem* item = m_list->topLevelItem(row);
        const QString all = item->text(1) + QLatin1Char('\n') + item->data(2, Qt::UserRole).toString() + QLatin1Char('\n') + item->text(3);
        item->setHidden(!all.contains(text, Qt::CaseInsensitive));
    }
}

void HistoryDialog::choose()
{
    if (const QTreeWidgetItem* item = m_list->currentItem())
        Q_EMIT chosen(item->data(2, Qt::UserRole).toString());
}
