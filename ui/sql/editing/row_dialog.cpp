// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sql/editing/row_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

RowDialog::RowDialog(const QString& table, const std::vector<Field>& fields, const Add& add, QWidget* parent) : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("rowDialog"));
    setWindowTitle(tr("New row of %1").arg(table));
    resize(fontMetrics().averageCharWidth() * 70, fontMetrics().height() * 24);
    auto* form = new QWidget;
    auto* formLayout = new QFormLayout(form);
    for (const Field& field : fields) {
        m_fields.push_back(new QLineEdit(form));
        m_fields.back()->setPlaceholderText(field.hint);
        m_fields.back()->setAccessibleName(field.name);
        formLayout->addRow(field.name, m_fields.back());
    }
    auto* area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidget(form);
    auto* notice = new QLabel(tr("NULL means no value. Nothing is written until you apply the change."), this);
    notice->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton* button = buttons->addButton(tr("&Add"), QDialogButtonBox::AcceptRole);
    button->setDefault(true);
    auto* all = new QVBoxLayout(this);
    for (QWidget* part : std::initializer_list<QWidget*>{area, notice, buttons})
        all->addWidget(part);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this, add] {
        std::vector<std::optional<QString>> texts;
        for (const QLineEdit* field : m_fields)
            texts.push_back(field->text().isEmpty() ? std::nullopt : std::optional(field->text()));
        accept();
        add(texts);
    });
}
