// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

class QLineEdit;

/// What a new row is to have in each column. Goes away when closed; does not stop other work.
class RowDialog : public QDialog
{
    Q_OBJECT
public:
    struct Field {
        QString name;
        QString hint; ///< what may be typed, or what becomes of it when nothing is
    };

    /// `add` is called with what was typed for each field; nothing: it was left empty.
    using Add = std::function<void(const std::vector<std::optional<QString>>& texts)>;
    RowDialog(const QString& table, const std::vector<Field>& fields, const Add& add, QWidget* parent);

private:
    std::vector<QLineEdit*> m_fields;
};
