// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QMap>
#include <QString>
#include <QStringList>

#include <functional>

class QGridLayout;
class QLineEdit;

/// Asks for the values of a statement's parameters, above the rows and never in a box. What was typed last is there again.
class ParameterBar : public QFrame
{
    Q_OBJECT
public:
    /// Typed texts by parameter.
    using Values = QMap<QString, QString>;
    using Run = std::function<void(const Values&)>;

    explicit ParameterBar(QWidget* parent = nullptr);

    /// Calls `run` when all are given.
    void ask(const QStringList& names, const Run& run);
    /// False when there was nothing to close.
    bool dismiss();
    void setRemembered(const Values& values) { m_remembered = values; }

Q_SIGNALS:
    void remembered(const QMap<QString, QString>& values);
    void closed();

private:
    void addField(const QString& name, int row);
    void finish();

    QGridLayout* m_fields = nullptr;
    QMap<QString, QLineEdit*> m_lines;
    Values m_remembered;
    Run m_run;
};
