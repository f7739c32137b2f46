// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

/// A button on the left or right edge of a window, with its text along the edge: turned by a quarter, or one letter below the other where
/// the letters are Chinese.
class EdgeButton : public QToolButton
{
    Q_OBJECT
public:
    enum class Side { Left, Right };

    EdgeButton(const QString& text, Side side, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool isUpright() const;
    QSize textSize() const;

    Side m_side;
};
