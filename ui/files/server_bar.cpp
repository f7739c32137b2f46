// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/server_bar.h"

#include "core/database/postgres/address_fields.h"
#include "core/database/postgres/server_address.h"
#include "ui/base/look/symbol_label.h"

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <utility>

using namespace ratatosk;

namespace {

constexpr int kLettersOfChoice = 10;

QString withoutSecret(const QString& address)
{
    return QString::fromStdString(withoutPassword(address.toStdString()));
}

} // namespace

ServerBar::ServerBar(QWidget* parent) : QFrame(parent), m_grid(new QGridLayout(this))
{
    setObjectName(QStringLiteral("serverBar"));
    setAccessibleName(tr("Connect to a server"));
    m_grid->setContentsMargins(8, 6, 8, 6);
    createFields();
    createButtons();
    createKeeping();
    hide();
}

void ServerBar::createFields()
{
    auto* title = new QLabel(tr("Connect to a PostgreSQL server. The database is read-only."), this);
    QFont bold = title->font();
    bold.setBold(true);
    title->setFont(bold);
    title->setWordWrap(true);
    m_grid->addWidget(title, 0, 0, 1, 4);
    m_address = add(1, 0, tr("A&ddress:"), "serverAddress",
                    tr("paste a postgresql:// address or a service name, or fill in the fields below"), 3);
    m_host = add(2, 0, tr("Se&rver:"), "serverHost", tr("name or socket folder; empty: this computer"));
    m_port = add(2, 2, tr("&Port:"), "serverPort", QStringLiteral("5432"));
    m_database = add(3, 0, tr("Data&base:"), "serverDatabase", tr("empty: same as the user"));
    m_user = add(3, 2, tr("&User:"), "serverUser", tr("empty: your login name"));
    m_password = add(4, 2, tr("Pass&word:"), "serverPassword", tr("not saved"));
    m_password->setEchoMode(QLineEdit::Password);
    m_encryption = new QComboBox(this);
    m_encryption->setObjectName(QStringLiteral("serverEncryption"));
    m_encryption->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_encryption->setMinimumContentsLength(kLettersOfChoice);
    m_encryption->addItem(tr("encrypted if the server can"), QString());
    m_encryption->addItem(tr("always encrypted"), QStringLiteral("require"));
    m_encryption->addItem(tr("encrypted, certificate checked"), QStringLiteral("verify-ca"));
    m_encryption->addItem(tr("encrypted, certificate and name checked"), QStringLiteral("verify-full"));
    m_encryption->addItem(tr("never encrypted"), QStringLiteral("disable"));
    auto* label = new QLabel(tr("Connec&tion:"), this);
    label->setBuddy(m_encryption);
    m_grid->addWidget(label, 4, 0);
    m_grid->addWidget(m_encryption, 4, 1);
    setTabOrder(m_encryption, m_password);
    m_grid->setColumnStretch(1, 3);
    m_grid->setColumnStretch(3, 2);
    connect(m_address, &QLineEdit::textEdited, this, &ServerBar::followAddress);
    for (QLineEdit* part : {m_host, m_port, m_database, m_user})
        connect(part, &QLineEdit::textEdited, this, &ServerBar::followParts);
    connect(m_encryption, &QComboBox::activated, this, &ServerBar::followParts);
}

QLineEdit* ServerBar::add(int row, int column, const QString& label, const char* name, const QString& hint, int span)
{
    auto* line = new QLineEdit(this);
    line->setObjectName(QLatin1String(name));
    line->setPlaceholderText(hint);
    line->setToolTip(hint); // a narrow field cuts it
    auto* text = new QLabel(label, this);
    text->setBuddy(line);
    m_grid->addWidget(text, row, column);
    m_grid->addWidget(line, row, column + 1, 1, span);
    connect(line, &QLineEdit::returnPressed, this, &ServerBar::requestConnection);
    return line;
}

void ServerBar::createButtons()
{
    m_failure = new QLabel(this);
    m_failure->setObjectName(QStringLiteral("serverFailure"));
    m_detail = new QLabel(this);
    m_detail->setObjectName(QStringLiteral("serverDetail"));
    auto* texts = new QVBoxLayout;
    for (QLabel* label : {m_failure, m_detail}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        texts->addWidget(label);
    }
    m_connect = new QPushButton(tr("&Connect"), this);
    m_connect->setObjectName(QStringLiteral("serverConnect"));
    m_close = new QPushButton(this);
    m_close->setObjectName(QStringLiteral("serverClose"));
    m_icon = new SymbolLabel(this);
    auto* line = new QHBoxLayout;
    line->addWidget(m_icon, 0, Qt::AlignTop);
    line->addLayout(texts, 1);
    line->addWidget(m_connect, 0, Qt::AlignBottom);
    line->addWidget(m_close, 0, Qt::AlignBottom);
    m_grid->addLayout(line, 6, 0, 1, 4);
    connect(m_connect, &QPushButton::clicked, this, &ServerBar::requestConnection);
    connect(m_close, &QPushButton::clicked, this, &ServerBar::closeOrStop);
    setConnecting(false);
}

/// Not there before it is offered.
void ServerBar::createKeeping()
{
    m_keep = new QCheckBox(tr("Re&member in the desktop's password store"), this);
    m_keep->setObjectName(QStringLiteral("serverKeepPassword"));
    m_forget = new QPushButton(tr("&Forget the remembered password"), this);
    m_forget->setObjectName(QStringLiteral("serverForgetPassword"));
    m_grid->addWidget(m_forget, 5, 0, 1, 2, Qt::AlignLeft);
    m_grid->addWidget(m_keep, 5, 2, 1, 2);
    m_keep->hide();
    m_forget->hide();
    setTabOrder(m_password, m_keep);
    setTabOrder(m_keep, m_forget);
    setTabOrder(m_forget, m_connect);
    connect(m_forget, &QPushButton::clicked, this, [this] { Q_EMIT forgetRequested(withoutSecret(address())); });
}

void ServerBar::offerPasswordStore()
{
    m_keep->show();
}

bool ServerBar::wantsPasswordKept() const
{
    return m_keep->isChecked() && !m_password->text().isEmpty();
}

void ServerBar::showKeptPassword(bool isKept)
{
    m_keep->setChecked(isKept);
    m_forget->setVisible(isKept);
}

void ServerBar::open(const QString& address)
{
    if (address != withoutSecret(this->address())) {
        m_password->clear();
        fill(address);
        m_address->setText(withoutSecret(address));
        showKeptPassword(false); // each is to be wanted by itself
    }
    setConnecting(false);
    show();
    m_address->setFocus();
    m_address->selectAll();
}

void ServerBar::showConnecting()
{
    setConnecting(true);
    m_failure->setText(tr("Connecting…"));
}

void ServerBar::showFailure(const QString& text, const QString& detail, bool wantsPassword)
{
    setConnecting(false);
    const bool isFirstRequest = wantsPassword && m_password->text().isEmpty(); // no fault yet
    m_failure->setText(isFirstRequest ? tr("The server needs a password.") : text);
    m_detail->setText(isFirstRequest ? QString() : detail);
    m_icon->setSymbol(isFirstRequest ? QStringLiteral("lock") : QStringLiteral("warning"));
    QAccessibleEvent event(m_failure, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
    show();
    QLineEdit* field = wantsPassword ? m_password : m_address;
    field->setFocus();
    field->selectAll();
}

void ServerBar::tell(const QString& text)
{
    setConnecting(false);
    m_failure->setText(text);
}

bool ServerBar::dismiss()
{
    if (isHidden())
        return false;
    m_password->clear();
    setConnecting(false);
    hide();
    return true;
}

void ServerBar::closeOrStop()
{
    if (m_isConnecting)
        Q_EMIT stopRequested();
    else
        dismiss();
}

void ServerBar::setConnecting(bool isConnecting)
{
    m_isConnecting = isConnecting;
    for (QLabel* label : {static_cast<QLabel*>(m_icon), m_failure, m_detail})
        label->clear();
    m_connect->setEnabled(!isConnecting);
    m_close->setText(isConnecting ? tr("Stop") : tr("Cancel"));
}

/// A password that was pasted goes where it is not seen.
void ServerBar::followAddress()
{
    const QString typed = m_address->text().trimmed();
    fill(typed);
    const std::string password = addressFields(typed.toStdString()).password;
    if (password.empty())
        return;
    m_password->setText(QString::fromStdString(password));
    m_address->setText(withoutSecret(typed));
}

void ServerBar::followParts()
{
    m_address->setText(withoutSecret(address()));
}

/// All fields but the password.
void ServerBar::fill(const QString& address)
{
    const AddressFields fields = address.isEmpty() ? AddressFields() : addressFields(address.toStdString());
    m_host->setText(QString::fromStdString(fields.host));
    m_port->setText(QString::fromStdString(fields.port));
    m_database->setText(QString::fromStdString(fields.database));
    m_user->setText(QString::fromStdString(fields.user));
    m_service = QString::fromStdString(fields.service);
    m_others = QString::fromStdString(fields.others);
    const QString encryption = QString::fromStdString(fields.encryption);
    if (m_encryption->findData(encryption) < 0)
        m_encryption->addItem(encryption, encryption); // "allow", or what a later libpq knows
    m_encryption->setCurrentIndex(m_encryption->findData(encryption));
}

QString ServerBar::address() const
{
    const auto text = [](const QLineEdit* line) { return line->text().trimmed().toStdString(); };
    return QString::fromStdString(writtenAddress({.host = text(m_host),
                                                  .port = text(m_port),
                                                  .user = text(m_user),
                                                  .password = m_password->text().toStdString(),
                                                  .database = text(m_database),
                                                  .encryption = m_encryption->currentData().toString().toStdString(),
                                                  .service = m_service.toStdString(),
                                                  .others = m_others.toStdString()}));
}

void ServerBar::requestConnection()
{
    if (!m_isConnecting)
        Q_EMIT connectRequested(address());
}
