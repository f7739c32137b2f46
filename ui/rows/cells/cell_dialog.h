// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"
#include "core/files/rows/json_tree.h"

#include <QDialog>

#include <functional>

class QDialogButtonBox;
class QLabel;
class JsonView;
class NotedView;
class QPlainTextEdit;
class QPushButton;
class QTabWidget;

/// One cell in full: text as it is, JSON also as a tree that can be folded, a picture as a picture, other bytes as hexadecimal numbers. Does not stop other work; goes away
/// when closed.
class CellDialog : public QDialog
{
    Q_OBJECT
public:
    CellDialog(const QString& title, const ratatosk::Cell& cell, QWidget* parent);

    /// Says why a text should not be taken; empty: it may.
    using Check = std::function<QString(const QString& text)>;

    /// The text can be typed over; `change` is called with it when it is to be taken: by Enter where it is one line. What `check` objects to is
    /// taken when it is wanted a second time. Not of bytes.
    void allowChange(const Check& check, const std::function<void(const QString& text)>& change);

    /// In place of that: why it is for reading.
    void sayWhy(const QString& reason);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool isOneLine() const;
    void addText(const QString& text);
    void addJson(ratatosk::JsonNode root);
    void readAgain();
    void addBlob(const QByteArray& bytes, const QString& description);
    void saveAs();

    QByteArray m_bytes;               ///< what Save writes
    QPushButton* m_change = nullptr;  ///< null: the text is for reading
    QPlainTextEdit* m_text = nullptr; ///< null: there are bytes, or too much text to type over
    QDialogButtonBox* m_buttons = nullptr;
    QLabel* m_notice = nullptr;
    QTabWidget* m_pages = nullptr; ///< null: the text is no JSON
    JsonView* m_tree = nullptr;
    NotedView* m_treePage = nullptr;
};
