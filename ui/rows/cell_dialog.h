// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/result_table.h"

#include <QDialog>

#include <functional>

class QDialogButtonBox;
class QLabel;
class QPlainTextEdit;

/// One cell in full: text as it is, a picture as a picture, other bytes as hexadecimal numbers. Does not stop other work; goes away
/// when closed.
class CellDialog : public QDialog
{
    Q_OBJECT
public:
    CellDialog(const QString& title, const ratatosk::Cell& cell, QWidget* parent);

    /// The text can be typed over; `change` is called with it when it is to be taken. Not of bytes.
    void allowChange(const std::function<void(const QString& text)>& change);

private:
    void addText(const QString& text);
    void addBlob(const QByteArray& bytes, const QString& description);
    void saveAs();

    QByteArray m_bytes;               ///< what Save writes
    QPlainTextEdit* m_text = nullptr; ///< null: there are bytes, or too much text to type over
    QDialogButtonBox* m_buttons = nullptr;
    QLabel* m_notice = nullptr;
};
