// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

/// One of the small icons, in the colours of the palette whatever becomes of it.
class SymbolLabel : public QLabel
{
public:
    using QLabel::QLabel;

    /// `name`: as `symbolIcon` takes it; empty: nothing is shown.
    void setSymbol(const QString& name);

protected:
    void changeEvent(QEvent* event) override;

private:
    void draw();

    QString m_name;
};
