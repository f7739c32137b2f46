// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/about_dialog.h"

#include <QCoreApplication>
#include <QMessageBox>

namespace {

struct AboutDialog {
    Q_DECLARE_TR_FUNCTIONS(AboutDialog)
};

} // namespace

void showAboutDialog(QWidget* parent)
{
    const QString text = AboutDialog::tr("<h3>Ratatosk %1</h3><p>Ask a SQLite database in English and see the SQL, the rows and the "
                                         "reasons.</p><p>Free software under the GNU General Public License, version 3 or later.</p>");
    QMessageBox::about(parent, AboutDialog::tr("About Ratatosk"), text.arg(QCoreApplication::applicationVersion()));
}
