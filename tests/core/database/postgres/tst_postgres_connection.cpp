// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/schema_reader.h"
#include "core/database/postgres/database_place.h"
#include "core/database/values/value_index.h"
#include "core/english/language/word_splitter.h"
#include "core/linking/links/cell_look_up.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_program.h"

#include <QElapsedTimer>
#include <QTest>

#include <thread>

using namespace ratatosk;

namespace {

constexpr const char* kShop = R"(
CREATE SCHEMA store;
CREATE TABLE customer (id integer PRIMARY KEY, "Full Name" text NOT NULL, joined date, rate numeric(10,2), is_member boolean, note bytea);
COMMENT ON COLUMN customer.rate IS 'Discount in percent';
COMMENT ON TABLE customer IS 'People who have bought something at least once, and those who only look.';
CREATE TABLE store.orders (id bigint PRIMARY KEY, customer_id integer REFERENCES customer, placed timestamp) PARTITION BY RANGE (id);
CREATE TABLE store.orders_1 PARTITION OF store.orders FOR VALUES FROM (0) TO (100);
CREATE TABLE visit (customer_id integer, seconds double precision);
CREATE VIEW members AS SELECT id, "Full Name" FROM customer WHERE is_member;
CREATE TYPE mood AS ENUM ('happy', 'sad');
CREATE TABLE feeling (customer_id integer, now mood, tags text[]);
INSERT INTO customer VALUES (1, 'Ann Lee', '2024-02-29', 12.50, true, '\x00ff'), (2, 'Bo', NULL, NULL, false, NULL);
INSERT INTO store.orders VALUES (7, 1, '2024-03-01 10:15:00');
INSERT INTO visit VALUES (1, 1.5), (2, 2.25);
INSERT INTO feeling VALUES (1, 'happy', '{a,b}');
CREATE TABLE large AS SELECT n AS id, 'item ' || n % 50 AS word, 'Name ' || n AS name, 'KEY ' || n AS code, 'tag ' || n AS tag
  FROM generate_series(1, 200000) AS n;
CREATE INDEX ON large (lower(name));
CREATE INDEX ON large (code, id);
CREATE INDEX ON large (tag) WHERE id < 10;
ANALYZE;
CREATE ROLE reader LOGIN;
GRANT SELECT (id, "Full Name") ON customer TO reader;
)";

std::string textAt(const Result<ResultTable>& table, std::size_t row, std::size_t column)
{
    return table && row < table->rows.size() ? std::get<std::string>(table->rows[row][column]) : "";
}

} // namespace

/// A real server, asked through libpq.
class TestPostgresConnection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void readsTheSchema();
    void seesWhatItsUserMaySee();
    void givesCellsTheirTypes();
    void stopsAtTheCap();
    void isReadOnlyByItself();
    void saysWhereAStatementIsWrong();
    void samplesLargeTables();
    void looksWordsUpByIndexes();
    void canBeStopped();
    void endsInTime();
    void reconnects();
    void saysWhyThereIsNoConnection_data();
    void saysWhyThereIsNoConnection();
    void saysThatTooManyAreOpen();

private:
    Connection open(const std::string& user = "ratatosk") const { return *openPlace(m_server->address("postgres", user)); }

    std::unique_ptr<PostgresServer> m_server;
};

void TestPostgresConnection::initTestCase()
{
    if (!PostgresServer::isInstalled())
        QSKIP("needs PostgreSQL");
    m_server = std::make_unique<PostgresServer>(QStringList{"max_connections=8", "superuser_reserved_connections=3"});
    QVERIFY(m_server->isRunning());
    m_server->run(kShop);
}

void TestPostgresConnection::readsTheSchema()
{
    const Connection connection = open();
    const auto schema = readSchema(connection);
    QVERIFY(schema);
    QCOMPARE(schema->dialect(), Dialect::Postgres);
    QStringList tables;
    for (const Table& table : schema->tables())
        tables << QString::fromStdString(table.name);
    QCOMPARE(tables, (QStringList{"customer", "visit", "members", "feeling", "large", "store.orders"}));
    const auto customer = *schema->findTable("customer"), orders = *schema->findTable("store.orders");
    QCOMPARE(schema->table(orders).container, std::string("store"));
    QCOMPARE(schema->table(orders).readableName, std::string("orders"));
    QVERIFY(schema->table(*schema->findTable("members")).isView);
    const Column& id = schema->column(*schema->findColumn(customer, "id"));
    QVERIFY(id.isPrimaryKey && id.isRequired);
    const Column& rate = schema->column(*schema->findColumn(customer, "rate"));
    QCOMPARE(rate.declaredType, std::string("numeric(10,2)"));
    QCOMPARE(rate.readableName, std::string("discount in percent"));
    QVERIFY(schema->table(customer).description.starts_with("People who"));
    QCOMPARE(schema->column(*schema->findColumn(customer, "joined")).type, ColumnType::Time);
    const ForeignKey declared{*schema->findColumn(orders, "customer_id"), *schema->findColumn(customer, "id"), 0};
    QVERIFY(std::ranges::find(schema->foreignKeys(), declared) != schema->foreignKeys().end());
    const auto visit = *schema->findColumn(*schema->findTable("visit"), "customer_id");
    QVERIFY(std::ranges::any_of(schema->foreignKeys(), [&](const ForeignKey& key) { return key.from == visit && key.isGuess; }));
}

void TestPostgresConnection::seesWhatItsUserMaySee()
{
    const auto schema = readSchema(open("reader"));
    QVERIFY(schema);
    QCOMPARE(schema->tableCount(), 1);
    QCOMPARE(schema->columnCount(), 2);
    const auto refused = open("reader").run("SELECT rate FROM customer");
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::ServerRefused);
}

void TestPostgresConnection::givesCellsTheirTypes()
{
    const Connection connection = open();
    const auto table = connection.run(
        "SELECT id, \"Full Name\", joined, rate, is_member, note, 1.0 / 3, 12345678901234567890.5::numeric(30, 1) "
        "FROM customer ORDER BY id");
    QVERIFY(table);
    QVERIFY(table->isComplete);
    QCOMPARE(table->columns[1], std::string("Full Name"));
    const auto& ann = table->rows[0];
    QCOMPARE(std::get<std::int64_t>(ann[0]), 1);
    QCOMPARE(std::get<std::string>(ann[2]), std::string("2024-02-29"));
    QCOMPARE(std::get<double>(ann[3]), 12.5);
    QCOMPARE(std::get<std::string>(ann[4]), std::string("true"));
    QCOMPARE(std::get<Blob>(ann[5]).bytes.size(), std::size_t(2));
    QCOMPARE(std::get<double>(ann[6]), 1.0 / 3);
    QCOMPARE(std::get<std::string>(ann[7]), std::string("12345678901234567890.5"));
    QVERIFY(std::holds_alternative<Null>(table->rows[1][2]));
}

void TestPostgresConnection::stopsAtTheCap()
{
    const Connection connection = open();
    const auto table = connection.run("SELECT a.id FROM large a, large b", {.rows = 100});
    QVERIFY(table);
    QVERIFY(!table->isComplete);
    QCOMPARE(table->rows.size(), std::size_t(100));
    QVERIFY(connection.run("SELECT 1")); // the connection is still of use
}

/// Even what the check of statements would let pass cannot write.
void TestPostgresConnection::isReadOnlyByItself()
{
    m_server->run("CREATE FUNCTION upper(integer) RETURNS integer LANGUAGE sql AS 'DELETE FROM visit; SELECT 1'");
    const auto table = open().run("SELECT upper(1)");
    QVERIFY(!table);
    QCOMPARE(table.error().code, ErrorCode::RefusedStatement);
    QCOMPARE(m_server->run("SELECT count(*) FROM visit").trimmed(), QByteArray("2"));
}

void TestPostgresConnection::saysWhereAStatementIsWrong()
{
    const Connection connection = open();
    QCOMPARE(connection.errorOffset("SELECT 'ä', nope FROM customer"), 13);
    QCOMPARE(connection.errorOffset("SELECT 1"), -1);
    const auto wrong = connection.run("SELECT nope FROM customer");
    QCOMPARE(wrong.error().code, ErrorCode::InvalidSql);
    QVERIFY(wrong.error().detail.find("nope") != std::string::npos);
}

void TestPostgresConnection::samplesLargeTables()
{
    const Connection connection = open();
    const auto schema = readSchema(connection);
    const auto values = ValueIndex::build(connection, *schema);
    QVERIFY(values);
    QVERIFY(!(*values)->isComplete());
    QVERIFY(!(*values)->cellsEqual("item 7").empty());
    QCOMPARE((*values)->cellsEqual("ann lee").front().value, std::string("Ann Lee"));
    QVERIFY(!(*values)->cellsEqual("happy").empty());
    const auto scans = m_server->run(
        "SELECT pg_stat_force_next_flush(); SELECT sum(seq_scan) FROM pg_stat_user_tables WHERE relname = 'large'");
    QVERIFY(!scans.isEmpty());
}

/// In another case than the words, where there is an index of that; without one nothing is asked.
void TestPostgresConnection::looksWordsUpByIndexes()
{
    const Connection connection = open();
    const Schema schema = *readSchema(connection);
    const auto values = *ValueIndex::build(connection, schema);
    QVERIFY(!values->isComplete());
    const auto requested = splitQuestion("is name 123456 or key 77777 the tag 5 of item 7?");
    std::vector<std::string> found;
    for (const CellHit& hit : lookUpCells(*requested, schema, values->columnsCut(), connection))
        found.push_back(schema.column(hit.column).name + "=" + hit.value);
    std::ranges::sort(found);
    QCOMPARE(found, (std::vector<std::string>{"code=KEY 77777", "name=Name 123456"}));
    for (const char* name : {"name", "code"}) {
        const auto column = *schema.findColumn(*schema.findTable("large"), name);
        const auto sql = connection.engine().lookUpOf(schema.table(*schema.findTable("large")), schema.column(column), {"x", "y"});
        const QByteArray plan = m_server->run(QByteArray::fromStdString("EXPLAIN " + *sql));
        QVERIFY2(plan.contains("Index") && !plan.contains("Seq Scan"), plan.constData());
    }
}

void TestPostgresConnection::canBeStopped()
{
    const Connection connection = open();
    std::stop_source stop;
    QElapsedTimer timer;
    timer.start();
    std::jthread stopper([&] {
        QThread::msleep(200);
        stop.request_stop();
    });
    const auto table = connection.run("SELECT count(*) FROM large a, large b, large c", {}, stop.get_token());
    QVERIFY(!table);
    QCOMPARE(table.error().code, ErrorCode::Cancelled);
    QVERIFY2(timer.elapsed() < 3'000, qPrintable(QString::number(timer.elapsed())));
    QVERIFY(connection.run("SELECT 1"));
    QTRY_COMPARE( // its parallel workers end a moment later
        m_server->run("SELECT count(*) FROM pg_stat_activity WHERE query LIKE '%large c%' AND state = 'active' AND pid <> pg_backend_pid()")
            .trimmed(),
        QByteArray("0"));
}

void TestPostgresConnection::endsInTime()
{
    const auto table = open().run("SELECT count(*) FROM large a, large b, large c", {.milliseconds = 150});
    QVERIFY(!table);
    QCOMPARE(table.error().code, ErrorCode::LimitExceeded);
}

void TestPostgresConnection::reconnects()
{
    const Connection connection = open();
    QVERIFY(connection.run("SELECT 1"));
    m_server->stop(SIGQUIT);
    const auto gone = connection.run("SELECT 1");
    QVERIFY(!gone);
    QCOMPARE(gone.error().code, ErrorCode::ServerUnreachable);
    QVERIFY(gone.error().detail.find("cannot be reached") != std::string::npos);
    QVERIFY(m_server->start());
    QCOMPARE(textAt(connection.run("SELECT 'back'"), 0, 0), std::string("back"));
    m_server->run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'ratatosk'");
    QCOMPARE(textAt(connection.run("SELECT 'again'"), 0, 0), std::string("again"));
}

void TestPostgresConnection::saysWhyThereIsNoConnection_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const std::string& address, ErrorCode code, const char* says) {
        QTest::newRow(name) << QString::fromStdString(address) << static_cast<int>(code) << says;
    };
    row("database unknown", m_server->address("nowhere"), ErrorCode::ServerRefused, "no database 'nowhere'");
    row("user unknown", m_server->address("postgres", "stranger"), ErrorCode::ServerRefused, "has no user 'stranger'");
    row("no server", "postgresql://someone:secret@/x?host=/nowhere", ErrorCode::ServerUnreachable, "cannot be reached");
    row("no port", "postgresql://localhost:1/x", ErrorCode::ServerUnreachable, "cannot be reached");
    row("nonsense", "postgresql://localhost:port/x", ErrorCode::ServerUnreachable, "cannot be reached");
}

void TestPostgresConnection::saysWhyThereIsNoConnection()
{
    QFETCH(QString, address);
    QFETCH(int, code);
    QFETCH(QString, says);
    const auto connection = openPlace(address.toStdString());
    QVERIFY(!connection);
    QCOMPARE(static_cast<int>(connection.error().code), code);
    const QString detail = QString::fromStdString(connection.error().detail);
    QVERIFY2(detail.contains(says), qPrintable(detail));
    QVERIFY(!detail.contains("secret"));
}

void TestPostgresConnection::saysThatTooManyAreOpen()
{
    std::vector<Connection> open;
    auto next = openPlace(m_server->address("postgres", "reader"));
    for (int count = 0; next && count < 20; ++count) {
        open.push_back(*std::move(next));
        next = openPlace(m_server->address("postgres", "reader"));
    }
    QVERIFY(!next);
    QCOMPARE(next.error().code, ErrorCode::ServerBusy);
    QVERIFY2(next.error().detail.find("no free connection") != std::string::npos, next.error().detail.c_str());
    QVERIFY(open.front().run("SELECT 1")); // those that are there go on
}

RATATOSK_TEST(TestPostgresConnection);
#include "tst_postgres_connection.moc"
