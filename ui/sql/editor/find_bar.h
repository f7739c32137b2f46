// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class SqlEditor;

/// Finds and replaces text in the editor. Escape closes it.
class FindBar : public QFrame
{
    Q_OBJECT
public:
    explicit FindBar(SqlEditor* editor, QWidget* parent = nullptr);

    enum class Mode { Find, Replace };
    void open(Mode mode);
    void findNext();
    void findPrevious();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    enum class Direction { Forwards, Backwards };

    QPushButton* createButton(const QString& text, void (FindBar::*action)());
    void find(Direction direction);
    void replace();
    void replaceAll();
    void close();

    SqlEditor* m_editor = nullptr;
    QLineEdit* m_text = nullptr;
    QLineEdit* m_replacement = nullptr;
    QCheckBox* m_isExact = nullptr;
    QPushButton* m_replaceButton = nullptr;
    QPushButton* m_allButton = nullptr;
    QLabel* m_notice = nullptr;
};
