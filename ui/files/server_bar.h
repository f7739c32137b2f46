// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QString>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class SymbolLabel;

/// The form in which a server's database is named: a whole address in one line, or its parts, which follow each other. A password is held by
/// its field alone, and only until the connection is there or the form is closed. Hidden when it is not wanted.
class ServerBar : public QFrame
{
    Q_OBJECT
public:
    explicit ServerBar(QWidget* parent = nullptr);

    /// With the parts of an address filled in. The same address again leaves what was typed, the password too.
    void open(const QString& address);
    void showConnecting();
    /// Why there is no connection. `wantsPassword`: the caret goes to its field.
    void showFailure(const QString& text, const QString& detail, bool wantsPassword);
    /// What has been done.
    void tell(const QString& text);
    /// False: there was nothing to close.
    bool dismiss();
    bool isConnecting() const { return m_isConnecting; }

    /// The desktop has a store for passwords: to be offered.
    void offerPasswordStore();
    /// The password typed is to be remembered there, and the field says so.
    bool wantsPasswordKept() const;
    /// Whether one is remembered for the address shown.
    void showKeptPassword(bool isKept);

Q_SIGNALS:
    /// With the password, which is to be kept nowhere but in the desktop's store, and only if that is wanted.
    void connectRequested(const QString& address);
    /// The password of this address, in the desktop's store.
    void forgetRequested(const QString& address);
    void stopRequested();

private:
    void createFields();
    void createButtons();
    void createKeeping();
    QLineEdit* add(int row, int column, const QString& label, const char* name, const QString& hint, int span = 1);
    void followAddress();
    void followParts();
    void fill(const QString& address);
    void requestConnection();
    void closeOrStop();
    void setConnecting(bool isConnecting);
    QString address() const;

    QGridLayout* m_grid = nullptr;
    QLineEdit* m_address = nullptr;
    QLineEdit* m_host = nullptr;
    QLineEdit* m_port = nullptr;
    QLineEdit* m_database = nullptr;
    QLineEdit* m_user = nullptr;
    QLineEdit* m_password = nullptr;
    QComboBox* m_encryption = nullptr;
    QCheckBox* m_keep = nullptr;
    QPushButton* m_forget = nullptr;
    SymbolLabel* m_icon = nullptr;
    QLabel* m_failure = nullptr;
    QLabel* m_detail = nullptr;
    QPushButton* m_connect = nullptr;
    QPushButton* m_close = nullptr;
    QString m_service; ///< that the address names,
    QString m_others;  ///< and what else it says that has no field
    bool m_isConnecting = false;
};
