// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/workers/task_runner.h"

#include <QObject>
#include <QString>

/// Proves that the open file is what it was when it was opened: by its SHA-256, or by size and time where it is larger than a gigabyte.
/// Reads on a worker.
class FileProof : public QObject
{
    Q_OBJECT
public:
    explicit FileProof(QObject* parent = nullptr) : QObject(parent) {}

    void open(const QString& file);
    void check();
    const QString& print() const { return m_print; } ///< of the file when it was opened; empty until it is known

Q_SIGNALS:
    void known(const QString& print);
    void checked(bool isUnchanged);

private:
    QString m_file;
    QString m_print;
    TaskRunner m_runner; // last member, first destroyed
};
