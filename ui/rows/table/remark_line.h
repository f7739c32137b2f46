// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

/// What the rows below it do not show, in a line or several. Hidden while there is nothing to say.
class RemarkLine : public QLabel
{
    Q_OBJECT
public:
    explicit RemarkLine(QWidget* parent);

    void showText(const QString& text);
};
