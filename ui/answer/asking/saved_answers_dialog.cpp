// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/asking/saved_answers_dialog.h"

#include "ui/base/look/noted_view.h"
#include "ui/base/wording/sql_line.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace ratatosk;

SavedAnswersDialog::SavedAnswersDialog(std::vector<SavedAnswer> answers, QWidget* parent)
    : QDialog(parent), m_answers(std::move(answers)), m_filter(new QLineEdit(this)), m_list(new QTreeWidget(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("savedAnswersDialog"));
    setWindowTitle(tr("Saved answers"));
    resize(fontMetrics().averageCharWidth() * 110, fontMetrics().height() * 24);
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setAccessibleName(tr("Filter saved answers"));
    m_filter->setClearButtonEnabled(true);
    connect(m_filter, &QLineEdit::textChanged, this, &SavedAnswersDialog::filter);
    createList();
    auto* view = new NotedView(
        m_list, tr("There are no saved answers yet. Run a statement that answers your question, then choose “Ask, Save as right answer”."),
        this);
    if (!m_answers.empty())
        view->showContent();
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_filter);
    layout->addWidget(view, 1);
    layout->addWidget(createButtons());
}

void SavedAnswersDialog::createList()
{
    m_list->setAccessibleName(windowTitle());
    m_list->setHeaderLabels({tr("Database"), tr("Question"), tr("SQL"), tr("Saved")});
    m_list->setRootIsDecorated(false);
    m_list->setAlternatingRowColors(true);
    for (const SavedAnswer& answer : m_answers) {
        const QString sql = QString::fromStdString(answer.sql);
        auto* item = new QTreeWidgetItem(m_list,
                                         {QString::fromStdString(answer.database), QString::fromStdString(answer.question), sqlLine(sql),
                                          QString::fromStdString(answer.savedAt).left(10)});
        item->setToolTip(2, sql);
    }
    m_list->header()->setStretchLastSection(false);
    for (const int column : {1, 2})
        m_list->header()->setSectionResizeMode(column, QHeaderView::Stretch);
    for (const int column : {0, 3})
        m_list->resizeColumnToContents(column);
    m_list->setCurrentItem(m_list->topLevelItem(0));
    connect(m_list, &QTreeWidget::itemActivated, this, &SavedAnswersDialog::useChosen);
}

QWidget* SavedAnswersDialog::createButtons()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    const auto add = [&](const QString& text, QDialogButtonBox::ButtonRole role) { return buttons->addButton(text, role); };
    m_use = add(tr("&Use"), QDialogButtonBox::ActionRole);
    m_delete = add(tr("&Delete"), QDialogButtonBox::ActionRole);
    m_export = add(tr("&Export…"), QDialogButtonBox::ActionRole);
    connect(m_use, &QPushButton::clicked, this, &SavedAnswersDialog::useChosen);
    connect(m_delete, &QPushButton::clicked, this, &SavedAnswersDialog::removeChosen);
    connect(m_export, &QPushButton::clicked, this, &SavedAnswersDialog::exportRequested);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &SavedAnswersDialog::enableButtons);
    enableButtons();
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    return buttons;
}

void SavedAnswersDialog::filter(const QString& text)
{
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        QTreeWidgetItem* item = m_list->topLevelItem(row);
        const QString all = item->text(0) + QLatin1Char('\n') + item->text(1) + QLatin1Char('\n') + item->text(2);
        item->setHidden(!all.contains(text, Qt::CaseInsensitive));
    }
}

void SavedAnswersDialog::enableButtons()
{
    for (QPushButton* button : {m_use, m_delete})
        button->setEnabled(chosen() >= 0);
    m_export->setEnabled(!m_answers.empty());
}

int SavedAnswersDialog::chosen() const
{
    return m_list->indexOfTopLevelItem(m_list->currentItem());
}

void SavedAnswersDialog::useChosen()
{
    if (chosen() >= 0)
        Q_EMIT used(m_answers[static_cast<size_t>(chosen())]);
}

void SavedAnswersDialog::removeChosen()
{
    const int row = chosen();
    if (row < 0)
        return;
    const SavedAnswer answer = m_answers[static_cast<size_t>(row)];
    m_answers.erase(m_answers.begin() + row);
    delete m_list->takeTopLevelItem(row);
    enableButtons();
    Q_EMIT removed(answer);
}
