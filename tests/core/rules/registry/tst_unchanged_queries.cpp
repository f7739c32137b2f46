// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/registry/rule_registry.h"

#include "core/database/engine/schema_reader.h"
#include "core/english/language/word_splitter.h"
#include "core/rules/engine/cell_lookup.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/rule_trial.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

/// Right queries about a shop, a survey and a school, at which a rule once took a word for more than it says.
class TestUnchangedQueries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stay_data();
    void stay();

private:
    const ScratchDatabase m_file{
        "CREATE TABLE customer (id INTEGER PRIMARY KEY, name TEXT, kind TEXT, first_contact TEXT);"
        "INSERT INTO customer VALUES (1, 'Ann', 'farm', '2021-05-06'), (2, 'Dan', 'home', '2022-06-07');"
        "CREATE TABLE sale (id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customer(id), sold_on TEXT, qty INTEGER, unit_price "
        "REAL,"
        " discount REAL, channel TEXT, refunded INTEGER);"
        "INSERT INTO sale VALUES (1, 1, '2023-01-02', 3, 2.5, 0.1, 'fair', 0), (2, 2, '2024-02-03', 1, 9.5, 0, 'online', 1);"
        "CREATE TABLE find (id INTEGER PRIMARY KEY, category TEXT, qty INTEGER, lab_fee REAL);"
        "INSERT INTO find VALUES (1, 'knife', 2, 30.5), (2, 'coat', 1, NULL);"
        "CREATE TABLE observer (id INTEGER PRIMARY KEY, name TEXT, surname TEXT, joined TEXT, left_on TEXT, lead_id INTEGER REFERENCES "
        "observer(id));"
        "INSERT INTO observer VALUES (1, 'Ivo', 'Hale', '2020-01-02', NULL, NULL), (2, 'Una', 'Reed', '2021-02-03', '2023-04-05', 1);"
        "CREATE TABLE visit (id INTEGER PRIMARY KEY, observer_id INTEGER REFERENCES observer(id), visit_date TEXT, travel_cost REAL,"
        " reimbursed_on TEXT, status TEXT);"
        "INSERT INTO visit VALUES (1, 1, '2023-05-06', 12.5, NULL, 'done'), (2, 2, '2024-06-07', 7.5, '2024-07-08', 'done');"
        "CREATE TABLE loan (id INTEGER PRIMARY KEY, item TEXT, due_back TEXT, returned_on TEXT);"
        "INSERT INTO loan VALUES (1, 'net', '2024-03-04', NULL), (2, 'lens', '2025-03-04', '2025-03-05');"
        "CREATE TABLE animal (id INTEGER PRIMARY KEY, species TEXT, weight_kg REAL, length_cm REAL, died_on TEXT, owner_id INTEGER);"
        "INSERT INTO animal VALUES (1, 'cow', NULL, NULL, NULL, 1), (2, 'ram', 80.5, 120, '2023-04-05', NULL);"
        "CREATE TABLE medicine (id INTEGER PRIMARY KEY, med_name TEXT, stock_doses INTEGER, dose_price REAL);"
        "INSERT INTO medicine VALUES (1, 'Calmol', 0, 2.5), (2, 'Fevrin', 9, 1.5);"
        "CREATE TABLE teacher (id INTEGER PRIMARY KEY, full_name TEXT, hourly_pay REAL, salary REAL, born TEXT);"
        "INSERT INTO teacher VALUES (1, 'Kit Lowe', 20.5, 2000.25, '1980-01-02'), (2, 'Jo Marsh', 22, 2100.75, '1990-02-03');"
        "CREATE TABLE session (id INTEGER PRIMARY KEY, teacher_id INTEGER REFERENCES teacher(id), mins INTEGER, starts_at TEXT);"
        "INSERT INTO session VALUES (1, 1, 45, '2024-01-02 10:00'), (2, 2, 60, '2023-01-02 11:00');"
        "CREATE TABLE part (id INTEGER PRIMARY KEY, descr TEXT, sale_price REAL, cost_price REAL);"
        "INSERT INTO part VALUES (1, 'bolt', 2.5, 1.25), (2, 'rope', 9.5, 7);"
        "CREATE TABLE ad (id INTEGER PRIMARY KEY, invoiced_on TEXT, spots INTEGER, rate REAL);"
        "INSERT INTO ad VALUES (1, '2024-01-02', 3, 20.5), (2, '2024-02-03', 2, 10);"
        "CREATE TABLE project (id INTEGER PRIMARY KEY, source_language TEXT, target_language TEXT);"
        "INSERT INTO project VALUES (1, 'en', 'uk'), (2, 'uk', 'en');"
        "CREATE TABLE return_slip (id INTEGER PRIMARY KEY, sale_id INTEGER REFERENCES sale(id), qty INTEGER, refund REAL, refunded_on "
        "TEXT);"
        "INSERT INTO return_slip VALUES (1, 1, 2, 5, NULL), (2, 2, 1, 9.5, '2024-03-04');"
        "CREATE TABLE hire_line (id INTEGER PRIMARY KEY, qty INTEGER, days INTEGER, rate REAL);"
        "INSERT INTO hire_line VALUES (1, 2, 3, 4.5), (2, 1, 1, 9);"
        "CREATE TABLE mark (id INTEGER PRIMARY KEY, points INTEGER, given_on TEXT);"
        "INSERT INTO mark VALUES (1, 9, '2024-05-06'), (2, 8, '2024-05-06');"
        "CREATE TABLE fine (id INTEGER PRIMARY KEY, amount REAL, issued_on TEXT, due_on TEXT, paid_on TEXT);"
        "INSERT INTO fine VALUES (1, 50, '2024-05-06', '2024-06-06', NULL), (2, 60, '2024-07-06', '2024-08-06', '2024-08-01');"
        "CREATE TABLE crossing (id INTEGER PRIMARY KEY, route_id INTEGER REFERENCES route(id), departs_at TEXT);"
        "CREATE TABLE route (id INTEGER PRIMARY KEY, code TEXT); INSERT INTO route VALUES (1, 'AB');"
        "CREATE TABLE booking (id INTEGER PRIMARY KEY, crossing_id INTEGER REFERENCES crossing(id), booked_on TEXT, fare REAL);"
        "INSERT INTO crossing VALUES (1, 1, '2024-02-03 10:00'); INSERT INTO booking VALUES (1, 1, '2023-12-13', 20.5);"
        "CREATE TABLE entry (id INTEGER PRIMARY KEY, observer_id INTEGER REFERENCES observer(id), fee REAL, fee_paid INTEGER);"
        "INSERT INTO entry VALUES (1, 1, 5, 0), (2, 2, 6, 1);"
        "CREATE TABLE resident (id INTEGER PRIMARY KEY, admitted TEXT, discharged TEXT);"
        "INSERT INTO resident VALUES (1, '2023-01-02', NULL), (2, '2023-02-03', '2024-01-02');"
        "CREATE TABLE carer (id INTEGER PRIMARY KEY, hourly_rate REAL); INSERT INTO carer VALUES (7, 12.5);"
        "CREATE TABLE shift (id INTEGER PRIMARY KEY, carer_id INTEGER REFERENCES carer(id), hours REAL); INSERT INTO shift VALUES (1, 7, "
        "8);"
        "CREATE TABLE job (id INTEGER PRIMARY KEY, opened TEXT, labour_hrs REAL);"
        "INSERT INTO job VALUES (1, '2022-01-02', 2.5), (2, '2022-02-03', 4);"};
    const Connection m_connection = *Connection::open(m_file.file());
    const Schema m_schema = *readSchema(m_connection);
};

void TestUnchangedQueries::stay_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("query");
    const auto row = [](const char* name, const char* question, const char* query) { QTest::newRow(name) << question << query; };
    row("a discount that is taken off already", "What did each sale bring in, less the discount?",
        "SELECT id, qty * unit_price * (1 - discount) FROM sale");
    row("in a sum", "turnover per year, net of discount",
        "SELECT strftime('%Y', sold_on), sum(qty * unit_price * (1 - discount)) FROM sale GROUP BY strftime('%Y', sold_on)");
    row("pieces of sales", "online sales: number of copies altogether", "SELECT sum(qty) FROM sale WHERE channel = 'online'");
    row("fees of several pieces at once", "total lab fees of each category", "SELECT category, sum(lab_fee) FROM find GROUP BY category");
    row("days of events, not of people", "2023 takings by kind of customer",
        "SELECT c.kind, sum(s.qty * s.unit_price * (1 - s.discount)) FROM sale AS s JOIN customer AS c ON s.customer_id = c.id WHERE "
        "strftime('%Y', s.sold_on) = '2023' GROUP BY c.kind");
    row("still owed to those who may have left", "whose travel money do we still owe, and how much is it?",
        "SELECT o.name, sum(v.travel_cost) FROM visit AS v JOIN observer AS o ON v.observer_id = o.id WHERE v.reimbursed_on IS NULL GROUP "
        "BY o.id");
    row("0 where there is nothing yet", "number of visits of each observer, 0 where there is nothing yet",
        "SELECT o.name, count(v.id) FROM observer AS o LEFT JOIN visit AS v ON o.id = v.observer_id GROUP BY o.id");
    row("allowed, not asked for", "species and weight, also where the weight is not known", "SELECT species, weight_kg FROM animal");
    row("put on the scales", "animals we never put on the scales, by species",
        "SELECT species, count(*) FROM animal WHERE weight_kg IS NULL GROUP BY species");
    row("overdue from before a day", "loans overdue from before 2025 and never brought back",
        "SELECT item FROM loan WHERE due_back < '2025-01-01' AND returned_on IS NULL");
    row("should have been", "loans that should have been returned before December 2024",
        "SELECT item FROM loan WHERE due_back < '2024-12-01'");
    row("one year and no later one", "Who had a visit that was done in 2023 but none in 2024?",
        "SELECT name FROM observer WHERE id IN (SELECT observer_id FROM visit WHERE status = 'done' AND strftime('%Y', visit_date) = "
        "'2023') AND id NOT IN (SELECT observer_id FROM visit WHERE status = 'done' AND strftime('%Y', visit_date) = '2024')");
    row("never again after that year", "observers who went out in 2023 and never again after that year",
        "SELECT name FROM observer WHERE id IN (SELECT observer_id FROM visit WHERE strftime('%Y', visit_date) = '2023') AND id NOT IN "
        "(SELECT observer_id FROM visit WHERE visit_date >= '2024-01-01')");
    row("passed over", "animals by species, skip those with no length yet",
        "SELECT species, count(*) FROM animal WHERE length_cm IS NOT NULL GROUP BY species");
    row("those above nobody are left out", "everybody's name and the one above them (skip anyone with nobody above)",
        "SELECT o1.name, o2.name FROM observer AS o1 JOIN observer AS o2 ON o1.lead_id = o2.id");
    row("refunds too", "sales by channel, refunded ones too", "SELECT channel, count(*) FROM sale GROUP BY channel");
    row("and on what day", "who left us in 2023, and on what day? name and surname please",
        "SELECT name, surname, left_on FROM observer WHERE left_on >= '2023-01-01' AND left_on < '2024-01-01'");
    row("stock that is reckoned with", "What are the doses in stock times the price per dose of each medicine?",
        "SELECT med_name, stock_doses * dose_price FROM medicine");
    row("without the cents", "full names and salaries without the cents", "SELECT full_name, round(salary) FROM teacher");
    row("minutes as hours of pay", "2024 pay per teacher, minutes at the hourly pay",
        "SELECT t.full_name, sum(s.mins / 60.0 * t.hourly_pay) FROM teacher AS t JOIN session AS s ON t.id = s.teacher_id WHERE "
        "strftime('%Y', s.starts_at) = '2024' GROUP BY t.id");
    row("a profit that is rounded", "descr and profit per piece, rounded to two decimals",
        "SELECT descr, round(sale_price - cost_price, 2) FROM part");
    row("how many, and how much", "how many ads were invoiced each month and for how much money",
        "SELECT strftime('%Y-%m', invoiced_on), count(*), sum(spots * rate) FROM ad GROUP BY strftime('%Y-%m', invoiced_on)");
    row("to and from", "number of projects into en, number out of en",
        "SELECT count(*) FILTER (WHERE target_language = 'en'), count(*) FILTER (WHERE source_language = 'en') FROM project");
    row("a running total of jobs", "jobs opened each month and the running total of jobs so far",
        "SELECT strftime('%Y-%m', opened), count(*), sum(count(*)) OVER (ORDER BY strftime('%Y-%m', opened)) FROM job GROUP BY "
        "strftime('%Y-%m', opened)");
    row("left out behind", "sales by channel, refunded ones left out, the most first",
        "SELECT channel, count(*) FROM sale WHERE refunded != 1 GROUP BY channel ORDER BY count(*) DESC");
    row("out behind", "number of sales by channel, refunds out", "SELECT channel, count(*) FROM sale WHERE refunded != 1 GROUP BY channel");
    row("pieces beside money", "2023 sales by month, pieces and money",
        "SELECT strftime('%Y-%m', sold_on), sum(qty), sum(qty * unit_price * (1 - discount)) FROM sale WHERE strftime('%Y', sold_on) = "
        "'2023' GROUP BY "
        "strftime('%Y-%m', sold_on)");
    row("three factors", "hire revenue, quantity times days times rate", "SELECT sum(qty * days * rate) FROM hire_line");
    row("a name that several share", "Which surnames are shared by more than one observer, and by how many?",
        "SELECT surname, count(*) FROM observer GROUP BY surname HAVING count(*) > 1");
    row("slips, not pieces", "How many returns are still waiting for their refund, and how much money is that?",
        "SELECT count(*), sum(refund) FROM return_slip WHERE refunded_on IS NULL");
    row("the date of each group", "How many marks were given on each day? Show the date and the number.",
        "SELECT given_on, count(*) FROM mark GROUP BY given_on");
    row("due, not issued", "fines that should have been paid before December 2024: how many?",
        "SELECT count(*) FROM fine WHERE due_on < '2024-12-01'");
    row("days of trips, not of bookings", "fares per route, trips of 2024",
        "SELECT r.code, sum(b.fare) FROM booking AS b JOIN crossing AS c ON b.crossing_id = c.id JOIN route AS r ON c.route_id = r.id "
        "WHERE "
        "strftime('%Y', c.departs_at) = '2024' GROUP BY r.id");
    row("owed by those who may have left", "Who still owes entry fees? Name, number of unpaid entries, amount owed",
        "SELECT o.name, count(*), sum(e.fee) FROM observer AS o JOIN entry AS e ON o.id = e.observer_id WHERE e.fee_paid = 0 GROUP BY "
        "o.id");
    row("some of all", "For each year, how many residents were admitted and how many of those have been discharged?",
        "SELECT strftime('%Y', admitted), count(*), count(discharged) FROM resident GROUP BY strftime('%Y', admitted)");
    row("a rate, not a key", "What did each shift cost, hours times the carer's hourly rate?",
        "SELECT s.id, s.hours * c.hourly_rate FROM shift AS s JOIN carer AS c ON s.carer_id = c.id");
    row("the baby", "the baby of the staff, with birthday", "SELECT full_name, born FROM teacher ORDER BY born DESC LIMIT 1");
}

void TestUnchangedQueries::stay()
{
    QFETCH(QString, question);
    QFETCH(QString, query);
    const auto read = sql::readQuery(query.toStdString(), m_schema);
    QVERIFY2(read, read ? "" : read.error().detail.c_str());
    std::vector<CandidateQuery> candidates(1);
    candidates.front().query = *read;
    candidates.front().sql = query.toStdString();
    const CellLookup cells(m_schema, m_connection, {});
    const Question words = *splitQuestion(question.toStdString());
    applyRules(candidates, {.question = words, .schema = m_schema, .cells = &cells}, allRules());
    QCOMPARE(QString::fromStdString(candidates.front().sql), query);
}

RATATOSK_TEST(TestUnchangedQueries);
#include "tst_unchanged_queries.moc"
