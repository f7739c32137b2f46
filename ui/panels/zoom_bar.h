// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QHBoxLayout;
class ZoomableView;

/// Buttons for zooming a picture, for those without a wheel.
class ZoomBar : public QWidget
{
    Q_OBJECT
public:
    /// `view` must outlive the bar.
    explicit ZoomBar(ZoomableView* view, QWidget* parent = nullptr);

private:
    template <class Action>
    void addButton(QHBoxLayout* layout, const QString& icon, const QString& text, Action action);
};
