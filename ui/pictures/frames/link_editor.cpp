// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/frames/link_editor.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace ratatosk;

LinkEditor::LinkEditor(QWidget* parent)
    : QWidget(parent), m_word(new QComboBox(this)), m_item(new QComboBox(this)), m_join(new QPushButton(tr("&Link"), this)),
      m_part(new QPushButton(tr("&Unlink"), this)), m_reset(new QPushButton(tr("&Reset"), this))
{
    setObjectName(QStringLiteral("linkEditor"));
    m_word->setAccessibleName(tr("Word"));
    m_word->setObjectName(QStringLiteral("linkWord"));
    m_item->setAccessibleName(tr("Table or column"));
    m_item->setObjectName(QStringLiteral("linkItem"));
    m_item->setEditable(true);
    m_item->setInsertPolicy(QComboBox::NoInsert);
    m_item->lineEdit()->setAccessibleName(m_item->accessibleName());
    m_item->view()->setAccessibleName(m_item->accessibleName());
    m_item->completer()->setFilterMode(Qt::MatchContains);
    m_item->completer()->setCompletionMode(QCompleter::PopupCompletion);
    for (QComboBox* box : {m_word, m_item})
        box->setMinimumContentsLength(6);
    m_join->setObjectName(QStringLiteral("linkJoin"));
    m_part->setObjectName(QStringLiteral("linkPart"));
    m_reset->setObjectName(QStringLiteral("linkReset"));
    m_reset->setToolTip(tr("Removes your changes to the links"));
    auto* arrow = new QLabel(QStringLiteral("→"), this);
    auto* first = new QHBoxLayout;
    first->addWidget(m_word, 1);
    first->addWidget(arrow);
    first->addWidget(m_item, 2);
    auto* second = new QHBoxLayout;
    for (QPushButton* button : {m_join, m_part, m_reset})
        second->addWidget(button);
    second->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 2, 8, 2);
    layout->setSpacing(3);
    layout->addLayout(first);
    layout->addLayout(second);
    connect(m_word, &QComboBox::currentIndexChanged, this, &LinkEditor::updateButtons);
    connect(m_item, &QComboBox::currentIndexChanged, this, &LinkEditor::updateButtons);
    connect(m_join, &QPushButton::clicked, this, [this] { Q_EMIT edited(edit(true)); });
    connect(m_part, &QPushButton::clicked, this, [this] { Q_EMIT edited(edit(false)); });
    connect(m_reset, &QPushButton::clicked, this, &LinkEditor::resetRequested);
    setEdited(false);
}

void LinkEditor::setAnswer(const Answer& answer)
{
    m_numbering = numberingOf(answer);
    m_links = answer.links;
    m_word->clear();
    m_item->clear();
    for (const Word& word : answer.question.words)
        m_word->addItem(QString::fromStdString(word.text));
    for (auto item = static_cast<size_t>(answer.relations.words); item < answer.itemNames.size(); ++item)
        m_item->addItem(QString::fromStdString(answer.itemNames[item]));
    updateButtons();
}

void LinkEditor::showSelection(const Selection& selection)
{
    if (!selection.words.empty())
        m_word->setCurrentIndex(selection.words.front());
    if (!selection.columns.empty())
        chooseItem(m_numbering.itemOf(selection.columns.front()));
    else if (!selection.tables.empty())
        chooseItem(m_numbering.itemOf(selection.tables.front()));
}

void LinkEditor::setEdited(bool isEdited)
{
    m_reset->setEnabled(isEdited);
}

LinkEdit LinkEditor::edit(bool isAdded) const
{
    const ItemIds ids = m_numbering.idsOf(m_numbering.words + m_item->currentIndex());
    return {m_word->currentIndex(), ids.column, ids.table, isAdded};
}

/// One that was not read is not offered.
void LinkEditor::chooseItem(int item)
{
    if (item >= 0)
        m_item->setCurrentIndex(item - m_numbering.words);
}

void LinkEditor::updateButtons()
{
    const LinkEdit chosen = edit(true);
    const auto joins = [&](const auto& links, int item) {
        return std::any_of(links.begin(), links.end(),
                           [&](const auto& link) { return link.word == chosen.word && ratatosk::index(link.item) == item; });
    };
    const bool isPair = chosen.word >= 0 && m_item->currentIndex() >= 0;
    m_join->setEnabled(isPair);
    m_part->setEnabled(isPair && (chosen.column >= 0 ? joins(m_links.columns, chosen.column) : joins(m_links.tables, chosen.table)));
}
