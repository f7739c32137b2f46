// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sql/editor/parameter_bar.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace {

constexpr int kColumns = 3; ///< of fields side by side

} // namespace

ParameterBar::ParameterBar(QWidget* parent) : QFrame(parent), m_fields(new QGridLayout)
{
    setObjectName(QStringLiteral("parameterBar"));
    auto* run = new QPushButton(tr("Run with values"), this);
    run->setObjectName(QStringLiteral("runWithParameters"));
    auto* close = new QPushButton(tr("Cancel"), this);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(6, 4, 6, 4);
    layout->addLayout(m_fields, 1);
    layout->addWidget(run, 0, Qt::AlignBottom);
    layout->addWidget(close, 0, Qt::AlignBottom);
    connect(run, &QPushButton::clicked, this, &ParameterBar::finish);
    connect(close, &QPushButton::clicked, this, &ParameterBar::dismiss);
    hide();
}

void ParameterBar::ask(const QStringList& names, const Run& run)
{
    while (QLayoutItem* item = m_fields->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_lines.clear();
    m_run = run;
    for (int row = 0; row < names.size(); ++row)
        addField(names[row], row);
    show();
    m_lines[names.front()]->setFocus();
    m_lines[names.front()]->selectAll();
}

void ParameterBar::addField(const QString& name, int number)
{
    auto* line = new QLineEdit(m_remembered.value(name), this);
    line->setObjectName(QStringLiteral("parameter") + name);
    line->setAccessibleName(tr("Value of %1").arg(name));
    line->setPlaceholderText(tr("number, text, 'quoted text' or NULL"));
    auto* label = new QLabel(name, this);
    label->setBuddy(line);
    m_fields->addWidget(label, number / kColumns, number % kColumns * 2);
    m_fields->addWidget(line, number / kColumns, number % kColumns * 2 + 1);
    connect(line, &QLineEdit::returnPressed, this, &ParameterBar::finish);
    m_lines[name] = line;
}

void ParameterBar::finish()
{
    Values values;
    for (auto line = m_lines.cbegin(); line != m_lines.cend(); ++line)
        values[line.key()] = m_remembered[line.key()] = line.value()->text();
    Q_EMIT remembered(m_remembered);
    hide();
    m_run(values);
}

bool ParameterBar::dismiss()
{
    if (isHidden())
        return false;
    hide();
    Q_EMIT closed();
    return true;
}
