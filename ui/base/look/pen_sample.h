// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>

class QPen;
struct Theme;

/// A short stroke, as a legend has beside a text.
class PenSample : public QWidget
{
public:
    PenSample(std::function<QPen(const Theme&)> penIn, QWidget* parent);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::function<QPen(const Theme&)> m_penIn;
};
